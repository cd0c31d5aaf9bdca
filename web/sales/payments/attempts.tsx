import type { Payment } from '#contract/sales/payments/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { attemptState, tonesOfAttempts } from './model/attempt-state.ts';
import { inThrees } from './model/payment-stage.ts';
import styles from './attempts.module.css';

/** Every attempt to pay an order, newest first. */
export function Attempts({ attempts }: { attempts: readonly Payment[] }) {
  const t = useTexts('attempts');

  if (attempts.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className={styles.list}>
      {attempts.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
    </ul>
  );
}

function Attempt({ attempt }: { attempt: Payment }) {
  const t = useTexts('attempts');
  const { locale } = useVisitor();
  const { day, time } = useDates();
  const { method, amount_minor, currency_id, created_at, entity, reference, paid_amount_minor } = attempt;
  const state = attemptState(attempt);
  const amount = formatMoney(locale, { amount_minor: paid_amount_minor ?? amount_minor, currency_id });
  const facts = [
    amount,
    attempt.phone_end && t('phone', { end: attempt.phone_end }),
    entity && reference && t('reference', { entity, reference: inThrees(reference) }),
    t('started', { day: day(created_at, operatorZone), time: time(created_at, operatorZone) }),
  ];

  return (
    <li>
      <p className={styles.head}>
        <b>{t(`method_${method}`, { channel: attempt.channel })}</b>{' '}
        <Badge tone={tonesOfAttempts[state]}>{t(`state_${state}`)}</Badge>
      </p>
      <p>
        <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      </p>
      {attempt.decline_reason && <p>{t('declined_because', { reason: attempt.decline_reason })}</p>}
    </li>
  );
}
