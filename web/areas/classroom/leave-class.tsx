import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { wayOutOf } from './model/way-out.ts';

type LeaveClassProps = { standing: EnrollmentStanding; orderId: number | null };

/** How to leave the class, with what it costs; nothing once it is over. */
export function LeaveClass({ standing, orderId }: LeaveClassProps) {
  const t = useTexts('classroom');
  const [isOpen, setIsOpen] = useState(false);
  const way = wayOutOf(standing, orderId !== null);

  if (way === null) return null;
  return (
    <Part title={t('leave')}>
      <Stack>
        <p>{t(`out_${way}`)}</p>
        <Row>
          {(way === 'return_order' || way === 'cancel_order') && orderId !== null && (
            <Link
              to="/profile/my-orders-history/$orderId"
              params={{ orderId: String(orderId) }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t(`out_${way}_action`)}
            </Link>
          )}
          {way === 'ask_operator' && (
            <Link to="/contact" className={buttonClass({ variant: 'secondary' })}>
              {t('out_ask_operator_action')}
            </Link>
          )}
          {(way === 'cancel' || way === 'withdraw') && (
            <>
              <Button variant="dangerQuiet" onPress={() => setIsOpen(true)}>
                {t(`out_${way}_action`)}
              </Button>
              <LeaveDialog open={isOpen} way={way} id={standing.enrollment_id} onClose={() => setIsOpen(false)} />
            </>
          )}
        </Row>
        {!standing.has_begun && <p>{t('swap')}</p>}
      </Stack>
    </Part>
  );
}
