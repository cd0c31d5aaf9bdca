import { ApiError, messageOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { organizationBuying, useActingFor } from '#web/shared/session/acting-for.ts';
import { currentSession, useSession, type Session } from '#web/shared/session/session-store.ts';
import { notify } from '#web/shared/ui/notify.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { addItem, buyerOf, seatsWithin, type Buyer } from './model/cart-rules.ts';
import { saveCart } from './save-cart.ts';

export type CartWords = {
  already: string;
  added: string;
  notSaved: string;
  failed: (message: string) => string;
};

type Putting = {
  id: number;
  classId: number | null;
  words: CartWords;
  seeCart: { label: string; onPress: () => void };
};

export async function putInCart({ id, classId, words, seeCart }: Putting): Promise<boolean> {
  const { already, added: done } = words;
  const added = addItem(
    currentCart(),
    { id, preferred_class_id: classId },
    buyerIn(currentSession(), organizationBuying()),
  );
  if (added.notice === 'already_in_cart') {
    notify({ kind: 'error', messages: already, action: seeCart });
    return false;
  }
  const isSaved = await changeCart(added.items, words);
  if (isSaved) notify({ kind: 'success', messages: done, action: seeCart });
  return isSaved;
}

/** Replaces the cart and saves a signed-in user's at once; resolves to whether that succeeded. */
export function changeCart(next: CartItem[], words: CartWords): Promise<boolean> {
  const before = currentCart();
  setCart(seatsWithin(next, buyerIn(currentSession(), organizationBuying())));
  return saveCart(before).then(
    () => true,
    (error: unknown) => {
      notify({ kind: 'error', messages: failureWords(error, words) });
      return false;
    },
  );
}

/** The sentences of the answer, or 'an error occurred' with its message [specification 8]. */
export function failureWords(error: unknown, { notSaved, failed }: Pick<CartWords, 'notSaved' | 'failed'>) {
  if (!(error instanceof ApiError)) return notSaved;
  const sentences = sentencesOf(error).map(({ message }) => message);
  return sentences.length > 0 ? sentences : failed(messageOf(error));
}

export function useBuyer(): Buyer {
  return buyerIn(useSession(), organizationBuying(useActingFor()));
}

function buyerIn(session: Session, organizationId: number | null): Buyer {
  const roles = session.status === 'user' ? session.user.userRoles.map(({ name }) => name) : null;
  return buyerOf(roles, { forOrganization: organizationId !== null });
}
