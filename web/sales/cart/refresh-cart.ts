import { api } from '#web/shared/api/api.ts';
import { currentCart, itemsIn, setCart } from '#web/shared/cart/cart-store.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { stillSaved } from './model/cart-rules.ts';
import { saveWhatIsLeft } from './save-cart.ts';

/** Takes what the library has gained out of an open cart: the server has removed it already [specification 4, Cart]. */
export async function refreshCart(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user' || currentCart().length === 0) return;
  await saveWhatIsLeft();
  const before = currentCart();
  const { data } = await api().identity.getSelf({});
  const remaining = stillSaved(currentCart(), { before, saved: itemsIn(data[0].cart) });
  if (remaining.length < currentCart().length) setCart(remaining);
}
