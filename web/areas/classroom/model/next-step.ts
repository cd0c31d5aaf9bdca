import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassRole } from '#contract/areas/classroom/values.ts';

const steps = {
  enrolled: 'learn',
  unaccepted: 'accept',
  registered: 'pay',
  undocumented: 'hand_in',
  withdrawn: 'over',
  canceled: 'buy',
  trainer: 'teach',
  administrator: 'manage',
  employer: 'employ',
  stranger: 'buy',
} as const satisfies Record<ClassRole, string>;

export type NextStep = (typeof steps)[ClassRole] | 'wait' | 'not_for_sale' | 'class_canceled';

type Facing = Pick<Classroom, 'roles' | 'status' | 'is_for_sale' | 'is_full'>;

/** What the person does next in this class. */
export function nextStepOf({ roles, status, is_for_sale, is_full }: Facing): NextStep {
  const step = steps[roles[0] ?? 'stranger'];
  if (status === 'canceled' && step !== 'teach' && step !== 'manage') return 'class_canceled';
  if (step !== 'buy') return step;
  if (!is_for_sale) return 'not_for_sale';
  return is_full ? 'wait' : 'buy';
}
