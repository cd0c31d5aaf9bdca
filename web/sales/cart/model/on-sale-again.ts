import type { CartLine } from '#contract/sales/cart/calls.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';

export type Bought = { course_id: number; class_id: number | null; title: string; quantity: number };
type Existing = Pick<CartLine, 'id' | 'class' | 'classes' | 'problems'>;

/** A class that is over is left to be chosen again; a course without any class on sale is gone. */
export function onSaleAgain(
  items: readonly Bought[],
  existing: readonly Existing[],
): { lines: CartItem[]; gone: string[] } {
  const lines: CartItem[] = [];
  const gone: string[] = [];
  for (const { course_id, class_id, title, quantity } of items) {
    const line = existing.find(({ id }) => id === course_id);
    if (!line || !isOnSale(line)) {
      gone.push(title);
      continue;
    }
    const isClassOnSale = line.classes.some(({ id }) => id === class_id);
    lines.push({ id: course_id, quantity, preferred_class_id: isClassOnSale ? class_id : null });
  }
  return { lines, gone };
}

function isOnSale({ classes, problems }: Existing): boolean {
  if (problems.includes('course_gone') || problems.includes('no_price')) return false;
  return classes.length > 0 || problems.length === 0;
}
