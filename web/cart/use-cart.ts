import type { CartItem } from '#contract/cart/values.ts';
import { currentCart } from '#web/shared/cart/cart-store.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useCartWords } from './cart-words.ts';
import { chooseClass, mayBuySeveral, removeItem, setQuantity } from './model/cart-rules.ts';
import { buyerIn, changeCart, putInCart } from './put-in-cart.ts';

export function useCart() {
  const { words, seeCart } = useCartWords();
  const buyer = buyerIn(useSession());
  const change = (next: CartItem[]) => changeCart(next, words);

  return {
    mayBuySeveral: mayBuySeveral(buyer),
    add: (id: number, classId: number | null) => putInCart({ id, classId, words, seeCart }),
    remove: (id: number) => change(removeItem(currentCart(), id)),
    setQuantity: (id: number, quantity: number) => change(setQuantity(currentCart(), id, quantity)),
    chooseClass: (id: number, classId: number) => change(chooseClass(currentCart(), id, classId)),
    empty: () => change([]),
  };
}
