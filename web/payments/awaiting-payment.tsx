import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import type { Payment } from '#contract/payments/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';

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

/** «Pague até segunda, 23 de novembro de 2026, às 10:42, hora de Luanda.» */
function PayBy({ payment: { expires_at: until } }: { payment: Payment }) {
  const t = useTexts('payment');
  const { weekday, fullDay, time } = useDates();
  const placeOf = usePlaceOf();

  if (until === null) return null;
  const at = {
    weekday: weekday(until, operatorZone),
    day: fullDay(until, operatorZone),
    time: time(until, operatorZone),
  };
  return <b>{t('pay_by', { ...at, place: placeOf(operatorZone) })}</b>;
}
