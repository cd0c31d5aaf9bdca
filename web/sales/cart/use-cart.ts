import type { CartItem } from '#contract/sales/cart/values.ts';
import { currentCart, useCartItems } from '#web/shared/cart/cart-store.ts';
import { useCartWords } from './cart-words.ts';
import {
  chooseClass,
  hasTooManySeats,
  mayBuySeveral,
  removeItem,
  seatsWithin,
  setQuantity,
} from './model/cart-rules.ts';
import { changeCart, putInCart, useBuyer } from './put-in-cart.ts';

export function useCart() {
  const { words, seeCart } = useCartWords();
  const buyer = useBuyer();
  const change = (next: CartItem[]) => changeCart(next, words);

  return {
    mayBuySeveral: mayBuySeveral(buyer),
    hasTooManySeats: hasTooManySeats(useCartItems(), buyer),
    keepOneSeatEach: () => change(seatsWithin(currentCart(), buyer)),
    add: (id: number, classId: number | null) => putInCart({ id, classId, words, seeCart }),
    remove: (id: number) => change(removeItem(currentCart(), id)),
    setQuantity: (id: number, quantity: number) => change(setQuantity(currentCart(), id, quantity)),
    chooseClass: (id: number, classId: number) => change(chooseClass(currentCart(), id, classId)),
    empty: () => change([]),
  };
}
