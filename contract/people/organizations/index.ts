import { declareSlice, event } from '#contract/declare.ts';
import { organizations } from './calls.ts';

export const organizationsContract = declareSlice({
  calls: organizations,
  events: {
    organization_closed: event<{ organization_id: number }>(),
    affiliation_invited: event<{ affiliation_id: number }>(),
    affiliation_accepted: event<{ affiliation_id: number }>(),
    /** Declined, or expired: the person never belonged to the organization. */
    invitation_lapsed: event<{ affiliation_id: number }>(),
    affiliation_ended: event<{ affiliation_id: number }>(),
  },
  messages: {
    affiliation_invited: { topic: 'account', warning: 'important', fixed: 'contract' },
    affiliation_accepted: { topic: 'account' },
    affiliation_ended: { topic: 'account' },
  },
  refusals: {
    organization_exists: 409,
    contract_days_invalid: 400,
    already_affiliated: 409,
    last_owner: 409,
    email_invalid: 400,
    import_unreadable: 400,
    import_too_long: 400,
    import_too_wide: 400,
    import_without_email: 400,
    too_many_invitations: 429,
    invitation_of_another: 403,
    invitation_expired: 409,
  },
});
