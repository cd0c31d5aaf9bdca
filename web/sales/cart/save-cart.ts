import { cartText } from '#contract/rules/serialise-cart.ts';
import { api } from '#web/shared/api/api.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { currentActingFor } from '#web/shared/session/acting-store.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { isUnsaved, setUnsaved } from './unsaved-mark.ts';

let saving: Promise<void> | undefined;

/**
 * Saves run one after the other; a change made meanwhile joins the next one. A failure restores `before` and is thrown
 * again [specification 4 and 8, Cart].
 */
export async function saveCart(before: ReturnType<typeof currentCart>): Promise<void> {
  const changed = currentCart();
  setUnsaved(true);
  await saving?.catch(() => undefined);
  // A later change has been saved together with this one.
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

/** Saves what a tab that was closed too early may not have sent. */
export async function saveWhatIsLeft(): Promise<void> {
  if (isUnsaved()) await saveCart(currentCart());
}

/** `before` is what the server has, unless it is the current cart. */
function goBack(before: ReturnType<typeof currentCart>): void {
  if (before === currentCart()) return;
  setCart(before);
  setUnsaved(false);
}

async function send(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  const organization_id = currentActingFor()?.organizationId;
  await api().cart.updateCart({ data: [{ id: session.user.id, cart: cartText(currentCart()), organization_id }] });
}
