import { useSyncExternalStore } from 'react';

export type CartItem = { id: number; quantity: number; preferred_class_id: number | null };

const storageKey = 'cart';
const none: CartItem[] = [];
const hearers = new Set<() => void>();
let items: CartItem[] | undefined;

/** The cart as this browser knows it; web/cart decides what may be in it and saves it for signed-in people. */
export function currentCart(): CartItem[] {
  items ??= read();
  return items;
}

export function setCart(next: CartItem[]): void {
  items = next;
  localStorage.setItem(storageKey, JSON.stringify(next));
  for (const hear of hearers) hear();
}

export function cartCount(): number {
  return currentCart().reduce((count, { quantity }) => count + quantity, 0);
}

export function useCartItems(): CartItem[] {
  return useSyncExternalStore(onCartChange, currentCart, () => none);
}

export function onCartChange(hear: () => void): () => void {
  const hearElsewhere = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    items = undefined;
    hear();
  };
  hearers.add(hear);
  window.addEventListener('storage', hearElsewhere);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('storage', hearElsewhere);
  };
}

function read(): CartItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : none;
  } catch {
    return none;
  }
}

function isItem(value: unknown): value is CartItem {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'quantity' in value && Number.isInteger(value.id)
  );
}
