import { event } from '#contract/declare.ts';

export const privacyEvents = {
  export_ready: event<{ user_id: number; until: string }>(),
  account_closing: event<{ user_id: number; closes_at: string }>(),
  account_kept: event<{ user_id: number }>(),
  export_requested: event<{ export_id: number }>(),
};
