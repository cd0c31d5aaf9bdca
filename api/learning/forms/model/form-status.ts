import type { FormStatus } from '#contract/learning/forms/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const formMoves = ['publish', 'close'] as const;
export type FormMove = (typeof formMoves)[number];

/** The life cycle of a form. A pair that is not written here cannot happen. */
const moves: Record<FormStatus, Partial<Record<FormMove, FormStatus>>> = {
  draft: { publish: 'open' },
  open: { close: 'closed' },
  closed: {},
};

export function nextFormStatus(from: FormStatus, move: FormMove): FormStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}
