import type { CartItem } from '#contract/cart-values.ts';
import { useRouter } from '@tanstack/react-router';
import { sentencesOf } from '#web/shared/api-error.ts';
import { currentCart, setCart, useCartItems } from '#web/shared/cart-store.ts';
import { currentSession, useSession, type Session } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { addItem, buyerOf, chooseClass, mayBuySeveral, removeItem, setQuantity } from './model/cart-rules.ts';
import { saveCart } from './save-cart.ts';

/** The cart of this browser, and what one can do with it. Every change of a signed-in user's is saved at once. */
export function useCart() {
  const t = useTexts('add_to_cart');
  const router = useRouter();
  const items = useCartItems();
  const buyer = buyerIn(useSession());

  function change(next: CartItem[]): Promise<boolean> {
    const before = currentCart();
    setCart(next);
    return saveCart(before).then(() => true, tellFailure);
  }

  function tellFailure(error: unknown): false {
    const messages = sentencesOf(error).map(({ message }) => message);
    notify({ kind: 'error', messages: messages.length > 0 ? messages : t('not_saved'), closeLabel: t('close') });
    return false;
  }

  /** Answers whether it has gone into the cart. */
  async function add(id: number, preferred_class_id: number | null): Promise<boolean> {
    const added = addItem(currentCart(), { id, preferred_class_id }, buyerIn(currentSession()));
    const seeCart = { label: t('see_cart'), onPress: () => void router.navigate({ to: '/cart' }) };
    if (added.notice === 'already_in_cart') {
      notify({ kind: 'error', messages: t('already_in_cart'), closeLabel: t('close'), action: seeCart });
      return false;
    }
    const isSaved = await change(added.items);
    if (isSaved) notify({ kind: 'success', messages: t('added'), closeLabel: t('close'), action: seeCart });
    return isSaved;
  }

  return {
    items,
    mayBuySeveral: mayBuySeveral(buyer),
    add,
    remove: (id: number) => change(removeItem(currentCart(), id)),
    setQuantity: (id: number, quantity: number) => change(setQuantity(currentCart(), id, quantity)),
    chooseClass: (id: number, classId: number) => change(chooseClass(currentCart(), id, classId)),
    empty: () => change([]),
  };
}

function buyerIn(session: Session) {
  return buyerOf(session.status === 'user' ? session.user.userRoles.map(({ name }) => name) : null);
}
