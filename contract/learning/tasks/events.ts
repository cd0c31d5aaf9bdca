import { event } from '#contract/declare.ts';

export const tasksEvents = {
  hand_in_reviewed: event<{ hand_in_id: number }>(),
};
