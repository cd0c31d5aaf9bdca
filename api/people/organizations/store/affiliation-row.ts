import { sql } from 'kysely';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import {
  affiliationStatuses,
  organizationRoles,
  type AffiliationStatus,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';

const columns = [
  'affiliations.id',
  'affiliations.organization_id',
  'affiliations.person_id',
  'affiliations.name',
  'affiliations.email',
  'affiliations.department',
  'affiliations.cost_centre',
  'affiliations.employee_no',
  'affiliations.invited_at',
  'affiliations.expires_at',
  'affiliations.accepted_at',
  'affiliations.ended_at',
] as const;

/** An affiliation as of now: an invitation is expired at its moment. */
export type AffiliationRow = Omit<Affiliation, 'invited_at' | 'expires_at' | 'accepted_at' | 'ended_at'> & {
  invited_by_user_id: number | null;
  ended_by_user_id: number | null;
  mailed_at: Date | null;
} & Record<'invited_at' | 'expires_at' | 'accepted_at' | 'ended_at', Date | null>;

export function statusAsOf(ctx: Ctx) {
  return sql<AffiliationStatus>`case
    when affiliations.status = 'invited' and affiliations.expires_at <= ${ctx.now()} then 'expired'
    else affiliations.status end`;
}

export function selectAffiliations(ctx: Ctx) {
  return ctx.db
    .selectFrom('affiliations')
    .innerJoin('organizations', 'organizations.id', 'affiliations.organization_id')
    .select([...columns, 'organizations.name as organization_name', 'affiliations.invited_by_user_id'])
    .select(['affiliations.role', 'affiliations.ended_by_user_id', 'affiliations.mailed_at'])
    .select(statusAsOf(ctx).as('status'));
}

type Read = Omit<AffiliationRow, 'role' | 'status'> & { role: string; status: string };

export function rowOf(read: Read): AffiliationRow {
  return {
    ...read,
    role: organizationRoles.find((role) => role === read.role) ?? ('employee' satisfies OrganizationRole),
    status: affiliationStatuses.find((status) => status === read.status) ?? ('ended' satisfies AffiliationStatus),
  };
}

export function present(row: AffiliationRow): Affiliation {
  const { invited_by_user_id: _, ended_by_user_id: __, mailed_at: ___, ...shown } = row;
  return {
    ...shown,
    invited_at: moment(row.invited_at),
    expires_at: moment(row.expires_at),
    accepted_at: moment(row.accepted_at),
    ended_at: moment(row.ended_at),
  };
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
