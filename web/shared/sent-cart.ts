import type { CartItem } from '#contract/cart-values.ts';
import { currentCart, itemsIn, textOf } from './cart-store.ts';

const storageKey = 'cart_sent_with';

/** Notes that this cart goes along with the sign-up of this address, and will be found at the server. */
export function noteSentCart(username: string): string {
  const text = textOf(currentCart());
  localStorage.setItem(storageKey, `${username.toLowerCase()} ${text}`);
  return text;
}

/** What went along with the sign-up of this address; asking forgets it. */
export function takeSentCart(username: string): CartItem[] {
  const kept = localStorage.getItem(storageKey) ?? '';
  const mine = `${username.toLowerCase()} `;
  if (!kept.startsWith(mine)) return [];
  localStorage.removeItem(storageKey);
  return itemsIn(kept.slice(mine.length));
}
