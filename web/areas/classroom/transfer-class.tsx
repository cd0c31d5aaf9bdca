import { Suspense, useState } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { mayTransfer } from './model/may-transfer.ts';

// Few people change their class.
const OtherClasses = lazy(async () => ({ default: (await import('./other-classes.tsx')).OtherClasses }));

type TransferClassProps = { classroom: Classroom; standing: EnrollmentStanding; isForCompany: boolean };

/** Another class of the course with free seats; nothing where the person cannot change. */
export function TransferClass({ classroom, standing, isForCompany }: TransferClassProps) {
  const t = useTexts('classroom');
  const [isOpen, setIsOpen] = useState(classroom.status === 'canceled');

  if (!mayTransfer({ standing, classStatus: classroom.status, isForCompany })) return null;
  return (
    <Part title={t('transfer')}>
      <Stack>
        {classroom.status === 'canceled' ? (
          <Alert tone="warning">
            <p>{t('transfer_canceled')}</p>
          </Alert>
        ) : (
          <p>{t('transfer_words')}</p>
        )}
        {isOpen ? (
          <Suspense fallback={<SkeletonRows label={t('transfer_loading')} rows={3} />}>
            <OtherClasses classroom={classroom} enrollmentId={standing.enrollment_id} />
          </Suspense>
        ) : (
          <Row>
            <Button variant="secondary" onPress={() => setIsOpen(true)}>
              {t('transfer_show')}
            </Button>
          </Row>
        )}
      </Stack>
    </Part>
  );
}
