import { declareSlice, event } from '#contract/declare.ts';
import { privacy } from './calls.ts';
import { privacySettings } from './settings.ts';

export const privacyContract = declareSlice({
  calls: privacy,
  settings: privacySettings,
  events: {
    export_ready: event<{ user_id: number; until: string }>(),
    account_closing: event<{ user_id: number; closes_at: string }>(),
    account_kept: event<{ user_id: number }>(),
    accounts_merged: event<{ staying_user_id: number; removed_user_id: number }>(),
    export_requested: event<{ export_id: number }>(),
  },
  messages: {
    export_ready: { topic: 'account', warning: 'informative', fixed: 'security' },
    account_closing: { topic: 'account', warning: 'alert', fixed: 'security' },
  },
  refusals: {
    not_a_minor: 409,
    owned_organization: 409,
    nobody_opens_export: 409,
    merge_with_itself: 409,
    merge_obstacles: 409,
    merge_account_gone: 409,
    closing_account_open: 409,
    closing_orders_open: 409,
    closing_seats_free: 409,
    closing_classes_running: 409,
  },
});
