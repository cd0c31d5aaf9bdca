import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { useCart } from './use-cart.ts';

/** A student who no longer acts for an organization has its seats in the cart. */
export function TooManySeats() {
  const t = useTexts('cart');
  const { hasTooManySeats, keepOneSeatEach } = useCart();

  return (
    hasTooManySeats && (
      <Alert tone="warning" announce>
        <p>{t('too_many_seats')}</p>
        <Button variant="secondary" small onPress={() => void keepOneSeatEach()}>
          {t('one_seat_each')}
        </Button>
      </Alert>
    )
  );
}
