import { currentCart } from '#web/shared/cart/cart-store.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useCartWords } from './cart-words.ts';
import { mergeCarts, putSeats, type Seats } from './model/cart-rules.ts';
import { changeCart, useBuyer } from './put-in-cart.ts';

/** Puts that many seats of a class into the cart; doing it again adds none. */
export function useBuySeats(done: string): (seats: Seats) => Promise<void> {
  const { words, seeCart } = useCartWords();
  const buyer = useBuyer();

  return async (seats) => {
    const next = putSeats(currentCart(), seats);
    const isSaved = await changeCart(mergeCarts([], next, buyer), words);
    if (isSaved) notify({ kind: 'success', messages: done, action: seeCart });
  };
}
