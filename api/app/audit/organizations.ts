import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { openOrderStatuses } from '#contract/sales/orders/values.ts';
import { invariant, isUnderWay, type Invariant } from './invariant.ts';

export const organizationInvariants: Invariant[] = [
  invariant(
    'An active organization has an owner',
    () => sql`
      select format('organization %s (%s) has no active owner', o.id, o.name) as violation
      from organizations o
      where o.status = 'active' and not exists (
        select from affiliations a where a.organization_id = o.id and a.role = 'owner' and a.status = 'active')`,
  ),
  invariant(
    'A closed organization has no people and no open order',
    () => sql`
      select format('organization %s (%s) is closed and has a standing affiliation or an open order', o.id, o.name)
        as violation
      from organizations o
      where o.status = 'closed' and (
        exists (select from affiliations a where a.organization_id = o.id and a.status <> 'ended')
        or exists (select from orders r where r.organization_id = o.id
          and r.status in (${literals(openOrderStatuses)})))`,
  ),
  invariant(
    'An active affiliation is of a person who has an account, or had',
    () => sql`
      select format('affiliation %s of organization %s is active without a user', a.id, a.organization_id) as violation
      from affiliations a
      where a.status = 'active' and not exists (select from users u where u.person_id = a.person_id)`,
  ),
  invariant(
    'An invitation that waits was sent by email',
    (ctx) => sql`
      select format('affiliation %s waits for an answer, and its email was never written', a.id) as violation
      from affiliations a
      where a.status = 'invited' and a.expires_at > ${ctx.now()}::timestamptz and a.mailed_at is null
        and not ${isUnderWay(ctx, { kind: 'affiliation_invited', key: 'affiliation_id', id: 'a.id' })}`,
  ),
];
