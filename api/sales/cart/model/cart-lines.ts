import type { CartItem, CartProblem } from '#contract/sales/cart/values.ts';

type Course = { is_published: boolean; price: { amount_minor: number } | null };
/** While `offer_expires_at` is set, one seat more than `seats_left` is held for the buyer. */
type Class = {
  id: number;
  course_id: number;
  is_for_sale: boolean;
  seats_left: number | null;
  offer_expires_at: Date | null;
};
type Facts<C extends Course, K extends Class> = {
  courses: ReadonlyMap<number, C>;
  /** Preferred classes, whether on sale or not. */
  preferred: ReadonlyMap<number, K>;
  forSale: readonly K[];
};

export type WeighedLine<C extends Course, K extends Class> = {
  item: CartItem;
  course: C | null;
  class: K | null;
  /** The classes of the course on sale. */
  classes: K[];
  problems: CartProblem[];
};

export function weighLines<C extends Course, K extends Class>(
  items: CartItem[],
  { courses, preferred, forSale }: Facts<C, K>,
): WeighedLine<C, K>[] {
  return items.map((item) => {
    const course = courses.get(item.id) ?? null;
    const classes = forSale.filter(({ course_id }) => course_id === item.id);
    const chosen = choose(item, preferred, classes);
    return { item, course, class: chosen, classes, problems: problemsOf(item, course, { chosen, classes }) };
  });
}

/** The preferred class; without a preference, the only class on sale. */
function choose<K extends Class>(item: CartItem, preferred: ReadonlyMap<number, K>, classes: K[]): K | null {
  if (item.preferred_class_id === null) return classes.length === 1 ? (classes[0] ?? null) : null;
  const match = preferred.get(item.preferred_class_id);
  return match?.course_id === item.id ? match : null;
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
  const { seats_left: remaining, offer_expires_at: offered } = chosen;
  return remaining !== null && remaining + (offered ? 1 : 0) < item.quantity ? 'class_full' : null;
}
