import { Link } from '@tanstack/react-router';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { WithAside } from '#web/shared/ui/page.tsx';
import { OwnFiles } from './files/own-files.tsx';
import { LeaveClass } from './leave-class.tsx';
import { historyOf } from './model/enrollment-history.ts';
import { OwnData } from './own-data.tsx';
import { TransferClass } from './transfer-class.tsx';
import styles from './own-enrollment.module.css';

type OwnEnrollmentProps = {
  classroom: Classroom;
  standing: EnrollmentStanding;
  order: { id: number; number: string } | null;
  personId: number;
  isForCompany: boolean;
};

export function OwnEnrollment({ classroom, standing, order, personId, isForCompany }: OwnEnrollmentProps) {
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
        <OwnFiles standing={standing} tz={classroom.tz} />
        <section aria-labelledby="enrollment-person">
          <h2 id="enrollment-person" className={styles.title}>
            {t('person')}
          </h2>
          <OwnData personId={personId} />
        </section>
        <TransferClass classroom={classroom} standing={standing} isForCompany={isForCompany} />
        <LeaveClass standing={standing} orderId={order?.id ?? null} />
      </Stack>
    </WithAside>
  );
}

const wordedReasons = ['refunded', 'seat_taken_back', 'order_canceled', 'files_late'] as const;

function State({ standing }: { standing: EnrollmentStanding }) {
  const t = useTexts('classroom');
  const { end_reason: reason } = standing;
  const worded = wordedReasons.find((each) => each === reason);
  const words = worded ? t(`reason_${worded}`) : reason && t('reason', { reason });

  return (
    <>
      <p>{t(`state_${stateOf(standing)}`)}</p>
      {words && <p>{words}</p>}
    </>
  );
}

function stateOf({ status, concluded_at, paid_at }: EnrollmentStanding) {
  if (status === 'enrolled' && concluded_at) return 'concluded';
  return status === 'registered' && paid_at ? 'undocumented' : status;
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
