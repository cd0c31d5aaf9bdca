import { mostSeatsPerItem, type CartItem } from '#contract/sales/cart/values.ts';
import { mostSeatsFor } from '#contract/rules/seats.ts';

export type Buyer = 'guest' | 'student' | 'other';
type CartChoice = { id: number; preferred_class_id: number | null };
type Added = { items: CartItem[]; notice: 'added' | 'already_in_cart' };

export function buyerOf(roles: string[] | null, { forOrganization }: { forOrganization: boolean }): Buyer {
  if (!roles) return 'guest';
  return mostSeatsFor(roles, { forOrganization }) === 1 ? 'student' : 'other';
}

export function mayBuySeveral(buyer: Buyer): boolean {
  return buyer === 'other';
}

/** Refuses a second time to a guest or a student; for others the quantity grows [specification 4, Cart]. */
export function addItem(items: CartItem[], { id, preferred_class_id }: CartChoice, buyer: Buyer): Added {
  const present = items.find((item) => item.id === id);
  if (!present) return { items: [...items, { id, quantity: 1, preferred_class_id }], notice: 'added' };
  if (!mayBuySeveral(buyer)) return { items, notice: 'already_in_cart' };
  const grown = {
    ...present,
    quantity: seats(present.quantity + 1),
    preferred_class_id: preferred_class_id ?? present.preferred_class_id,
  };
  return { items: items.map((item) => (item.id === id ? grown : item)), notice: 'added' };
}

export function setQuantity(items: CartItem[], id: number, quantity: number): CartItem[] {
  if (!Number.isInteger(quantity) || quantity < 1) return items;
  return items.map((item) => (item.id === id ? { ...item, quantity: seats(quantity) } : item));
}

/** Whether there are seats that the buyer cannot buy, since they no longer act for an organization. */
export function hasTooManySeats(items: readonly CartItem[], buyer: Buyer): boolean {
  return buyer === 'student' && items.some(({ quantity }) => quantity > 1);
}

/** What the buyer can buy of it: a student one seat of each course. */
export function seatsWithin(items: CartItem[], buyer: Buyer): CartItem[] {
  return hasTooManySeats(items, buyer) ? items.map((item) => ({ ...item, quantity: 1 })) : items;
}

export type Seats = { courseId: number; classId: number; count: number };

/** At least that many seats of the course, in that class. */
export function putSeats(items: CartItem[], { courseId: id, classId, count }: Seats): CartItem[] {
  const before = items.find((item) => item.id === id)?.quantity ?? 0;
  const put = { id, quantity: seats(Math.max(before, count)), preferred_class_id: classId };
  return before > 0 ? items.map((item) => (item.id === id ? put : item)) : [...items, put];
}

/** One seat of the course, in that class, whatever was in the cart of it. */
export function putOneSeat(items: CartItem[], courseId: number, classId: number): CartItem[] {
  const put = { id: courseId, quantity: 1, preferred_class_id: classId };
  const isThere = items.some(({ id }) => id === courseId);
  return isThere ? items.map((item) => (item.id === courseId ? put : item)) : [...items, put];
}

export function chooseClass(items: CartItem[], id: number, classId: number): CartItem[] {
  return items.map((item) => (item.id === id ? { ...item, preferred_class_id: classId } : item));
}

export function removeItem(items: CartItem[], id: number): CartItem[] {
  return items.filter((item) => item.id !== id);
}

/** Adds a guest's items to the saved cart, one by one [specification 4, Cart]. */
export function mergeCarts(saved: CartItem[], current: CartItem[], buyer: Buyer): CartItem[] {
  return current.reduce((merged, { id, quantity, preferred_class_id }) => {
    const { items, notice } = addItem(merged, { id, preferred_class_id }, buyer);
    if (notice === 'already_in_cart' || quantity === 1 || !mayBuySeveral(buyer)) return items;
    const before = merged.find((item) => item.id === id)?.quantity ?? 0;
    return setQuantity(items, id, before + quantity);
  }, saved);
}

/** Leaves out the items that the sign-up has already put into the saved cart. */
export function notSentYet(guests: CartItem[], sent: CartItem[], saved: CartItem[]): CartItem[] {
  return guests.filter(({ id }) => !isIn(sent, id) || !isIn(saved, id));
}

/** Removes what was in the cart when the saved one was requested, and is not in the saved one. */
export function stillSaved(
  items: CartItem[],
  { before, saved }: { before: CartItem[]; saved: CartItem[] },
): CartItem[] {
  return items.filter(({ id }) => isIn(saved, id) || !isIn(before, id));
}

/** A course that the buyer has is bought for others where there are several seats. */
export function withoutOwned(items: CartItem[], ownedIds: readonly number[]): CartItem[] {
  return items.filter(({ id, quantity }) => quantity > 1 || !ownedIds.includes(id));
}

function isIn(items: CartItem[], id: number): boolean {
  return items.some((item) => item.id === id);
}

function seats(quantity: number): number {
  return Math.min(quantity, mostSeatsPerItem);
}
