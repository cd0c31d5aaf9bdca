const storageKey = 'wishlist_changed';

/** Tells the other tabs of this browser that the wishlist is another now. */
export function notifyOtherTabs(): void {
  localStorage.setItem(storageKey, String(Date.now()));
}

export function listenToOtherTabs(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => key === storageKey && listener());
}
