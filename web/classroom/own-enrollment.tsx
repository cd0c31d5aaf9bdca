import { Link } from '@tanstack/react-router';
import type { Classroom } from '#contract/classroom/calls.ts';
import type { EnrollmentStanding } from '#contract/enrollments/standings.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { WithAside } from '#web/shared/ui/page.tsx';
import { LeaveClass } from './leave-class.tsx';
import { historyOf } from './model/enrollment-history.ts';
import { OwnData } from './own-data.tsx';
import styles from './own-enrollment.module.css';

type OwnEnrollmentProps = {
  classroom: Classroom;
  standing: EnrollmentStanding;
  order: { id: number; number: string } | null;
  personId: number;
};

export function OwnEnrollment({ classroom, standing, order, personId }: OwnEnrollmentProps) {
  const t = useTexts('classroom');

  return (
    <WithAside
      aside={
        <Panel title={t('history')}>
          <History standing={standing} tz={classroom.tz} />
        </Panel>
      }
    >
      <Stack wide>
        <section aria-labelledby="enrollment-state">
          <h2 id="enrollment-state" className={styles.title}>
            {t('enrollment_state')}
          </h2>
          <State standing={standing} />
          {order && (
            <p>
              <Link to="/profile/my-orders-history/$orderId" params={{ orderId: String(order.id) }}>
                {t('see_order', { number: order.number })}
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="enrollment-person">
          <h2 id="enrollment-person" className={styles.title}>
            {t('person')}
          </h2>
          <OwnData personId={personId} />
        </section>
        <LeaveClass standing={standing} orderId={order?.id ?? null} />
      </Stack>
    </WithAside>
  );
}

const wordedReasons = ['refunded', 'seat_taken_back'] as const;

function State({ standing: { status, concluded_at, end_reason: reason } }: { standing: EnrollmentStanding }) {
  const t = useTexts('classroom');
  const worded = wordedReasons.find((each) => each === reason);
  const words = worded ? t(`reason_${worded}`) : reason && t('reason', { reason });

  return (
    <>
      <p>{t(status === 'enrolled' && concluded_at ? 'state_concluded' : `state_${status}`)}</p>
      {words && <p>{words}</p>}
    </>
  );
}

function History({ standing, tz }: { standing: EnrollmentStanding; tz: string }) {
  const t = useTexts('classroom');
  const { fullDay } = useDates();

  return (
    <ol className={styles.history}>
      {historyOf(standing).map(({ step, at }) => (
        <li key={step}>
          {t(`step_${step}`)}
          <time dateTime={at}>{fullDay(at, tz)}</time>
        </li>
      ))}
    </ol>
  );
}
