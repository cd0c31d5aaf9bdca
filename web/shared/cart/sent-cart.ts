import type { CartItem } from '#contract/sales/cart/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { currentCart, itemsIn } from './cart-store.ts';

const storageKey = 'cart_sent_with';

/** Records that this cart is sent with the sign-up of this address and will be on the server after it. */
export function noteSentCart(username: string): string {
  const text = cartText(currentCart());
  localStorage.setItem(storageKey, `${username.toLowerCase()} ${text}`);
  return text;
}

/** The cart sent with the sign-up of this address; reading it removes the record. */
export function takeSentCart(username: string): CartItem[] {
  const stored = localStorage.getItem(storageKey) ?? '';
  const mine = `${username.toLowerCase()} `;
  if (!stored.startsWith(mine)) return [];
  localStorage.removeItem(storageKey);
  return itemsIn(stored.slice(mine.length));
}
