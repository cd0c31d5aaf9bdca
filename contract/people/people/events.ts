import { event } from '#contract/declare.ts';

export const peopleEvents = {
  address_change_asked: event<{ address_change_id: number }>(),
  person_renamed: event<{ person_id: number }>(),
};
