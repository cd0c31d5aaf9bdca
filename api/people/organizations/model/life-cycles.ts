import { affiliationStatuses, organizationStatuses } from '#contract/people/organizations/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** Somebody who comes back after the end gets a new one. */
export const affiliationLifeCycle = lifeCycle(affiliationStatuses, {
  invited: {
    invite: 'invited',
    resend: 'invited',
    accept: 'active',
    decline: 'declined',
    expire: 'expired',
    end: 'ended',
  },
  expired: { invite: 'invited', resend: 'invited', end: 'ended' },
  declined: { invite: 'invited', end: 'ended' },
  active: { end: 'ended' },
  ended: {},
});
export type AffiliationMove = MoveOf<typeof affiliationLifeCycle>;

export const organizationLifeCycle = lifeCycle(organizationStatuses, {
  active: { suspend: 'suspended', close: 'closed' },
  suspended: { activate: 'active', close: 'closed' },
  closed: {},
});
