import type { Classroom } from '#contract/classroom/calls.ts';

export type NextStep =
  | 'buy'
  | 'wait'
  | 'not_for_sale'
  | 'pay'
  | 'accept'
  | 'learn'
  | 'over'
  | 'class_canceled'
  | 'teach'
  | 'manage'
  | 'employ';

type Facing = Pick<Classroom, 'roles' | 'status' | 'is_for_sale' | 'is_full'>;

/** What the person does next in this class. */
export function nextStepOf({ roles, status, is_for_sale, is_full }: Facing): NextStep {
  const [role = 'stranger'] = roles;
  if (status === 'canceled' && role !== 'trainer' && role !== 'administrator') return 'class_canceled';
  switch (role) {
    case 'registered':
      return 'pay';
    case 'unaccepted':
      return 'accept';
    case 'enrolled':
      return 'learn';
    case 'withdrawn':
      return 'over';
    case 'trainer':
      return 'teach';
    case 'administrator':
      return 'manage';
    case 'employer':
      return 'employ';
    case 'canceled':
    case 'stranger':
      if (!is_for_sale) return 'not_for_sale';
      return is_full ? 'wait' : 'buy';
  }
}
