const storageKey = 'cart_of';

/** Whose saved cart the cart in this browser is a copy of; null: a guest's own. */
export function cartOwner(): number | null {
  return Number(localStorage.getItem(storageKey)) || null;
}

export function setCartOwner(userId: number | null): void {
  if (userId === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(userId));
}
