const storageKey = 'wishlist_changed';

export function notifyOtherTabs(): void {
  localStorage.setItem(storageKey, String(Date.now()));
}

export function listenToOtherTabs(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => key === storageKey && listener());
}
