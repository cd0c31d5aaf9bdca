import type { CartItem } from '#contract/sales/cart/values.ts';

export function cartText(items: readonly CartItem[]): string {
  return JSON.stringify(items.map(({ id, quantity, preferred_class_id }) => ({ id, quantity, preferred_class_id })));
}
