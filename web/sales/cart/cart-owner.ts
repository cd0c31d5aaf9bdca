const storageKey = 'cart_of';

/** The user whose saved cart this browser has a copy of; null for a guest's own cart. */
export function cartOwner(): number | null {
  return Number(localStorage.getItem(storageKey)) || null;
}

export function setCartOwner(userId: number | null): void {
  if (userId === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(userId));
}
