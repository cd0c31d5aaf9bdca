const storageKey = 'cart_unsaved';

/** Outlives a tab that is closed while it saves. */
export function isUnsaved(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

export function setUnsaved(isLeft: boolean): void {
  if (isLeft) localStorage.setItem(storageKey, 'yes');
  else localStorage.removeItem(storageKey);
}
