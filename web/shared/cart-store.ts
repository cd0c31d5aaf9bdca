import { useSyncExternalStore } from 'react';
import type { CartItem } from '#contract/cart-values.ts';

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
  localStorage.setItem(storageKey, textOf(next));
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
  return itemsIn(localStorage.getItem(storageKey) ?? '');
}

/** The serialised list of cart items [specification 3]; what cannot be read is empty. */
export function itemsIn(text: string): CartItem[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isItem) : none;
  } catch {
    return none;
  }
}

export function textOf(cart: readonly CartItem[]): string {
  return JSON.stringify(cart);
}

function isItem(value: unknown): value is CartItem {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'quantity' in value && Number.isInteger(value.id)
  );
}
