import type { TrainerClass } from '#contract/areas/teaching/calls.ts';

export const todoKinds = [
  'attendance',
  'summaries',
  'hand_ins',
  'attempts',
  'grades',
  'unpublished',
  'is_ready',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Where each thing that waits is done. */
export const todoAddresses = {
  attendance: '/classes/$id/lessons',
  summaries: '/classes/$id/lessons',
  hand_ins: '/classes/$id/my-learning',
  attempts: '/classes/$id/my-learning',
  grades: '/classes/$id/my-learning',
  unpublished: '/classes/$id/my-learning',
  is_ready: '/classes/$id',
} as const satisfies Record<TodoKind, string>;

/** What waits in a class, in the order in which it is done. */
export function todosOf(todo: TrainerClass['todo']): { kind: TodoKind; count: number }[] {
  return todoKinds.flatMap((kind) => {
    const count = Number(todo[kind]);
    return count > 0 ? [{ kind, count }] : [];
  });
}
