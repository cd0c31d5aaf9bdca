import { event } from '#contract/declare.ts';

export const organizationsEvents = {
  organization_closed: event<{ organization_id: number }>(),
  affiliation_invited: event<{ affiliation_id: number }>(),
  affiliation_accepted: event<{ affiliation_id: number }>(),
  /** Declined, or expired: the person never belonged to the organization. */
  invitation_lapsed: event<{ affiliation_id: number }>(),
  affiliation_ended: event<{ affiliation_id: number }>(),
};
