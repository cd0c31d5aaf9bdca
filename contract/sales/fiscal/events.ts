import { event } from '#contract/declare.ts';

export const fiscalEvents = {
  hand_over_due: event<{ hand_over_id: number }>(),
};
