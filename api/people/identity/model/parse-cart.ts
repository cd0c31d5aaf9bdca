import { mostCartItems, mostSeatsPerItem, type CartItem } from '#contract/sales/cart/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { CartItems } from '#contract/rules/cart-text.ts';
import { mostSeatsFor } from '#contract/rules/seats.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';

/**
 * Reads the serialised cart [specification 3] without trusting it. Refuses `cart_unreadable`, `cart_quantity_invalid`
 * and `cart_too_long`.
 */
export function parseCart(text: string): CartItem[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw new Refusal('cart_unreadable', { field: 'cart' });
  if (list.length > mostCartItems) throw new Refusal('cart_too_long', { field: 'cart', most: mostCartItems });
  const read = CartItems.safeParse(list);
  if (!read.success) throw refusalFor(read.error.issues.some(({ path }) => path[1] === 'quantity'));
  requireCoursesOnce(read.data);
  return read.data;
}

function requireCoursesOnce(items: CartItem[]): void {
  const courses = new Set(items.map(({ id }) => id));
  if (courses.size < items.length) throw new Refusal('cart_unreadable', { field: 'cart' });
}

/** Refuses `cart_quantity_invalid`. */
export function requireSeatsFor(items: CartItem[], ...buyer: Parameters<typeof mostSeatsFor>): void {
  const most = mostSeatsFor(...buyer);
  if (items.some(({ quantity }) => quantity > most)) throw quantityRefusal(most);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalFor(isQuantity: boolean): Refusal {
  return isQuantity ? quantityRefusal(mostSeatsPerItem) : new Refusal('cart_unreadable', { field: 'cart' });
}

function quantityRefusal(most: number): Refusal {
  return new Refusal('cart_quantity_invalid', { field: 'cart', most });
}

export function cartOfNewcomer(text: string | undefined, role: string): string {
  if (text === undefined) return cartText([]);
  try {
    const items = parseCart(text);
    const most = mostSeatsFor([role], { forOrganization: false });
    return cartText(items.map((item) => ({ ...item, quantity: Math.min(item.quantity, most) })));
  } catch (error) {
    // An unreadable cart is no reason to refuse a sign-up.
    if (error instanceof Refusal) return cartText([]);
    throw error;
  }
}
