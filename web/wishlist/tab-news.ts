const storageKey = 'wishlist_changed';

/** Tells the other tabs of this browser that the wishlist is another now. */
export function tellOtherTabs(): void {
  localStorage.setItem(storageKey, String(Date.now()));
}

export function hearOtherTabs(hear: () => void): void {
  window.addEventListener('storage', ({ key }) => key === storageKey && hear());
}
