import { sql } from 'kysely';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx, SignedIn } from '#api/shared/context.ts';

export type Readers = {
  staff: Ctx;
  learner: Ctx;
  trainer: Ctx;
  /** The owner of the organization with the most orders. */
  owner: Ctx;
  organizationId: number;
  /** The owner of an organization with as many orders as the median of them. */
  usualOwner: Ctx;
  usualOrganizationId: number;
  /** A class of the trainer that is under way, and one of its enrollments. */
  classId: number;
};

/** People of the history. */
export async function readersOf(ctx: Ctx): Promise<Readers> {
  const [largest, usual] = [await organizationAt(ctx, 0), await organizationAt(ctx, 0.5)];
  const { rows } = await sql<{ class_id: number; trainer: number; learner: number }>`
    select l.class_id, l.trainer_person_id as trainer,
      (select person_id from enrollments where class_id = l.class_id order by id limit 1) as learner
    from lessons l where l.status = 'given' and l.trainer_person_id is not null
      and exists (select from attendances where lesson_id = l.id)
    order by l.id desc limit 1`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('There is no history.');
  return {
    staff: await asA(ctx, 'administrator'),
    learner: await signedInAs(ctx, row.learner),
    trainer: await signedInAs(ctx, row.trainer),
    owner: await signedInAs(ctx, largest.owner),
    organizationId: largest.organization,
    usualOwner: await signedInAs(ctx, usual.owner),
    usualOrganizationId: usual.organization,
    classId: row.class_id,
  };
}

/** By its number of orders: the first one at 0, the last one at 1. */
async function organizationAt(ctx: Ctx, share: number): Promise<{ organization: number; owner: number }> {
  const { rows } = await sql<{ organization: number; owner: number }>`
    with ranked as (
      select organization_id, percent_rank() over (order by count(*) desc, organization_id) as rank
      from orders where organization_id is not null group by organization_id)
    select r.organization_id as organization, a.person_id as owner
    from ranked r join affiliations a on a.organization_id = r.organization_id and a.role = 'owner' and a.status = 'active'
    where r.rank >= ${share} order by r.rank limit 1`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('There is no organization with orders.');
  return row;
}

async function signedInAs(ctx: Ctx, personId: number): Promise<Ctx> {
  const { rows } = await sql<Pick<SignedIn, 'userId' | 'personId' | 'roles' | 'claims'>>`
    select u.id as "userId", u.person_id as "personId",
      (select json_agg(r.name) from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      (select coalesce(json_agg(slug), '[]') from claims_of(u.id) as slug) as claims
    from users u where u.person_id = ${personId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`Person ${personId} has no account.`);
  return { ...ctx, actor: { kind: 'user', sessionId: 1, ...row } };
}
