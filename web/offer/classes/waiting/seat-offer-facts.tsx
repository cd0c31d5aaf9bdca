import { useQuery } from '@tanstack/react-query';
import type { SeatOffer } from '#contract/offer/classes/waiting.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { useOwnDeadline } from '#web/shared/api/deadline.ts';
import { queries } from '#web/shared/api/api.ts';
import { PriceTag } from '#web/offer/catalogue/index.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { currencyIdOf, useVisitor } from '#web/shared/visitor/visitor.ts';

export function SeatOfferFacts({ offer }: { offer: SeatOffer }) {
  const t = useTexts('seat_offer');
  const { fullDay } = useDates();
  const deadline = useOwnDeadline();
  const price = usePriceOf(offer);
  const { start_at: start, end_at: end, tz } = offer;
  const isDated = offer.type !== 'online';
  const place = [offer.venue, offer.city].filter((part) => part !== null && part !== '').join(', ');

  return (
    <DefinitionList
      items={[
        { term: t('course'), value: offer.course_title },
        { term: t('class'), value: offer.class_code },
        ...(start && isDated ? [{ term: t('starts'), value: fullDay(start, tz) }] : []),
        ...(end && isDated ? [{ term: t('ends'), value: fullDay(end, tz) }] : []),
        ...(place ? [{ term: t('place'), value: place }] : []),
        ...(price ? [{ term: t('price'), value: <PriceTag price={price} /> }] : []),
        { term: t('until'), value: deadline(offer.offer_expires_at, tz) },
      ]}
    />
  );
}

/** What the cart asks for one seat of the class. */
function usePriceOf({ course_id: id, class_id: classId }: SeatOffer) {
  const currency_id = currencyIdOf(saleCurrency(useVisitor().currency));
  const cart = cartText([{ id, quantity: 1, preferred_class_id: classId }]);
  const { data } = useQuery(queries().cart.retrieveSummary.queryOptions({ input: { data: [{ cart, currency_id }] } }));
  return data?.data[0].lines[0]?.unit_price;
}
