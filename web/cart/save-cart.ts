import { api } from '#web/shared/api.ts';
import { currentCart, setCart, textOf } from '#web/shared/cart-store.ts';
import { currentSession } from '#web/shared/session-store.ts';

let saving: Promise<void> | undefined;

/**
 * Saves the cart of a signed-in user, one call after the other; a change that comes meanwhile goes with the next call.
 * When it fails the cart goes back to `before`, and the error is the caller's to show [specification 4 and 8, Cart].
 */
export async function saveCart(before: ReturnType<typeof currentCart>): Promise<void> {
  const changed = currentCart();
  await saving?.catch(() => undefined);
  // A later change took this one along.
  if (currentCart() !== changed) return;
  saving = send();
  try {
    await saving;
  } catch (error) {
    if (currentCart() === changed) setCart(before);
    throw error;
  } finally {
    saving = undefined;
  }
}

async function send(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  await api().cart.updateCart({ data: [{ id: session.user.id, cart: textOf(currentCart()) }] });
}
