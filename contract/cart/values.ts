/** One line of a cart [specification 3]: a course, how many seats in it, and the class the buyer would like. */
export type CartItem = { id: number; quantity: number; preferred_class_id: number | null };

export const mostCartItems = 50;
export const mostSeatsPerItem = 200;

/** What stands between a line of the cart and an order. */
export const cartProblems = [
  'course_gone',
  'class_missing',
  'class_gone',
  'class_closed',
  'class_full',
  'no_price',
] as const;
export type CartProblem = (typeof cartProblems)[number];
