import { useSyncExternalStore } from 'react';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';

const storageKey = 'cart';
const none: CartItem[] = [];
const listeners = new Set<() => void>();
let items: CartItem[] | undefined;

export function currentCart(): CartItem[] {
  items ??= itemsIn(localStorage.getItem(storageKey) ?? '');
  return items;
}

export function setCart(next: CartItem[]): void {
  items = next;
  localStorage.setItem(storageKey, cartText(next));
  for (const listener of listeners) listener();
}

export function cartCount(): number {
  return currentCart().reduce((count, { quantity }) => count + quantity, 0);
}

export function useCartItems(): CartItem[] {
  return useSyncExternalStore(onCartChange, currentCart, () => none);
}

function onCartChange(listener: () => void): () => void {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    items = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

/** The serialised list of cart items [specification 3]; unreadable text is an empty cart. */
export function itemsIn(text: string): CartItem[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isItem) : none;
  } catch {
    return none;
  }
}

function isItem(value: unknown): value is CartItem {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'quantity' in value && Number.isInteger(value.id)
  );
}
