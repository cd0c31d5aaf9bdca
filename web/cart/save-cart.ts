import { cartText } from '#contract/rules/cart-rules.ts';
import { api } from '#web/shared/api/api.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { isUnsaved, setUnsaved } from './unsaved-mark.ts';

let saving: Promise<void> | undefined;

/**
 * Saves the cart of a signed-in user, one call after the other; a change that comes meanwhile goes with the next call.
 * When it fails the cart goes back to `before`, and the error is the caller's to show [specification 4 and 8, Cart].
 */
export async function saveCart(before: ReturnType<typeof currentCart>): Promise<void> {
  const changed = currentCart();
  setUnsaved(true);
  await saving?.catch(() => undefined);
  // A later change took this one along.
  if (currentCart() !== changed) return;
  saving = send();
  try {
    await saving;
    if (currentCart() === changed) setUnsaved(false);
  } catch (error) {
    if (currentCart() === changed) goBack(before);
    throw error;
  } finally {
    saving = undefined;
  }
}

/** Sends what a tab that was closed too early, or another one at this moment, may not have brought to the server. */
export async function saveWhatIsLeft(): Promise<void> {
  if (isUnsaved()) await saveCart(currentCart());
}

/** The cart before is what the server has, unless it is this very cart. */
function goBack(before: ReturnType<typeof currentCart>): void {
  if (before === currentCart()) return;
  setCart(before);
  setUnsaved(false);
}

async function send(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  await api().cart.updateCart({ data: [{ id: session.user.id, cart: cartText(currentCart()) }] });
}
