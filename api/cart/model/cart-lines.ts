import type { CartItem, CartProblem } from '#contract/cart/values.ts';

type Course = { is_published: boolean; price: { amount_minor: number } | null };
/** Of `seats_left` everybody is told; `offer_expires_at` is until when one more is held for the buyer. */
type Class = {
  id: number;
  course_id: number;
  is_for_sale: boolean;
  seats_left: number | null;
  offer_expires_at: Date | null;
};
type Facts<C extends Course, K extends Class> = {
  courses: ReadonlyMap<number, C>;
  /** The wished classes, whatever became of them. */
  wishlisted: ReadonlyMap<number, K>;
  /** All that can be bought now. */
  forSale: readonly K[];
};

export type WeighedLine<C extends Course, K extends Class> = {
  item: CartItem;
  course: C | null;
  class: K | null;
  /** What one can choose from. */
  classes: K[];
  problems: CartProblem[];
};

/** What each line of a cart is, and what stands between it and an order. */
export function weighLines<C extends Course, K extends Class>(
  items: CartItem[],
  { courses, wishlisted, forSale }: Facts<C, K>,
): WeighedLine<C, K>[] {
  return items.map((item) => {
    const course = courses.get(item.id) ?? null;
    const classes = forSale.filter(({ course_id }) => course_id === item.id);
    const chosen = choose(item, wishlisted, classes);
    return { item, course, class: chosen, classes, problems: problemsOf(item, course, { chosen, classes }) };
  });
}

/** The wished class; without a wish the only one there is. */
function choose<K extends Class>(item: CartItem, wishlisted: ReadonlyMap<number, K>, classes: K[]): K | null {
  if (item.preferred_class_id === null) return classes.length === 1 ? (classes[0] ?? null) : null;
  const found = wishlisted.get(item.preferred_class_id);
  return found?.course_id === item.id ? found : null;
}

function problemsOf<K extends Class>(
  item: CartItem,
  course: Course | null,
  { chosen, classes }: { chosen: K | null; classes: K[] },
): CartProblem[] {
  if (!course?.is_published) return ['course_gone'];
  const problem = classProblem(item, chosen, classes);
  return [...(course.price ? [] : ['no_price' as const]), ...(problem ? [problem] : [])];
}

function classProblem(item: CartItem, chosen: Class | null, classes: Class[]): CartProblem | null {
  if (!chosen && classes.length === 0) return 'class_closed';
  if (!chosen) return item.preferred_class_id === null ? 'class_missing' : 'class_gone';
  if (!chosen.is_for_sale) return 'class_closed';
  const { seats_left: left, offer_expires_at: offered } = chosen;
  return left !== null && left + (offered ? 1 : 0) < item.quantity ? 'class_full' : null;
}
