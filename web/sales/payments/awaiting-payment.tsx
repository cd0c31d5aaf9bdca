import type { Order } from '#contract/sales/orders/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Awaiting } from '#web/shared/ui/status-line.tsx';

type Due = Pick<Order, 'pay_by' | 'pay_by_tz'>;

export function AwaitingPayment({ order, text }: { order: Due; text: string }) {
  const t = useTexts('payment');

  return (
    <Awaiting title={t('awaiting')}>
      <p>
        {text} <PayBy order={order} words="pay_by" />
      </p>
    </Awaiting>
  );
}

/** «Pague até segunda, 23 de novembro de 2026, às 10:42, hora de Luanda.» */
export function PayBy({
  order: { pay_by: until, pay_by_tz: tz },
  words,
}: {
  order: Due;
  words: 'pay_by' | 'choose_by';
}) {
  const t = useTexts('payment');
  const { weekday, fullDay, time } = useDates();
  const placeOf = usePlaceOf();

  if (until === null) return null;
  const at = { weekday: weekday(until, tz), day: fullDay(until, tz), time: time(until, tz) };
  return <b>{t(words, { ...at, place: placeOf(tz) })}</b>;
}
