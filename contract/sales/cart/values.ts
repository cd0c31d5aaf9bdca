/** One line of a cart [specification 3]; `id` is the course. */
export type CartItem = { id: number; quantity: number; preferred_class_id: number | null };

export const mostCartItems = 50;
export const mostSeatsPerItem = 200;

/** Why a line of the cart cannot be ordered. */
export const cartProblems = [
  'course_gone',
  'class_missing',
  'class_gone',
  'class_closed',
  'class_full',
  'no_price',
] as const;
export type CartProblem = (typeof cartProblems)[number];
