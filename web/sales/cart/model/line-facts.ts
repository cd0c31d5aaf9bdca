import type { CartLine, CartLineClass, CartSummary } from '#contract/sales/cart/calls.ts';
import type { CartProblem } from '#contract/sales/cart/values.ts';

export function canBeOrdered({ lines }: CartSummary): boolean {
  return lines.length > 0 && lines.every(({ problems }) => problems.length === 0);
}

export function seatsIn({ lines }: CartSummary): number {
  return lines.reduce((seats, { quantity }) => seats + quantity, 0);
}

const mendedByClass: CartProblem[] = ['class_missing', 'class_gone', 'class_closed', 'class_full'];

export function hasChoice({ classes, class: chosen, problems }: CartLine): boolean {
  if (problems.some((problem) => mendedByClass.includes(problem))) return classes.length > 0;
  return classes.some(({ id }) => id !== chosen?.id);
}

export function mostSeats({ class: chosen }: CartLine, most: number): number {
  return Math.max(1, Math.min((chosen && seatsFor(chosen)) ?? most, most));
}

/** Null means no limit. */
export function seatsFor({ seats_left: remaining, offer_expires_at: offered }: CartLineClass): number | null {
  return remaining === null ? null : remaining + (offered ? 1 : 0);
}
