import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import type { Payment } from '#contract/payments/calls.ts';

export function AwaitingPayment({ payment, text }: { payment: Payment; text: string }) {
  const t = useTexts('payment');

  return (
    <Awaiting title={t('awaiting')}>
      <p>
        {text} <PayBy payment={payment} />
      </p>
    </Awaiting>
  );
}

/** «Pague até segunda, 23 de novembro de 2026, às 10:42», in the reader's own time zone. */
function PayBy({ payment: { expires_at: until } }: { payment: Payment }) {
  const t = useTexts('payment');
  const { weekday, fullDay, time } = useDates();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  if (until === null) return null;
  return <b>{t('pay_by', { weekday: weekday(until, zone), day: fullDay(until, zone), time: time(until, zone) })}</b>;
}
