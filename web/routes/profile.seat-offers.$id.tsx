import { createFileRoute } from '@tanstack/react-router';
import { useTakeToCheckout } from '#web/sales/cart/use-take-to-checkout.ts';
import { SeatOfferPage } from '#web/offer/classes/waiting/seat-offer-page.tsx';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/profile/seat-offers/$id')({
  staticData: { texts: ['seat_offer'] },
  head: privateHead((texts) => texts.site.title_seat_offer),
  component: SeatOfferRoute,
});

function SeatOfferRoute() {
  const id = idInPath(Route.useParams().id);
  const accept = useTakeToCheckout();

  return <SeatOfferPage key={id} id={id} accept={accept} />;
}
