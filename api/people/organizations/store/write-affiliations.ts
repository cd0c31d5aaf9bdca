import { sql } from 'kysely';
import { invitationDays, type OrganizationRole } from '#contract/people/organizations/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Work = { name: string; role: OrganizationRole } & Record<
  'department' | 'cost_centre' | 'employee_no',
  string
>;
export type Invitee = Work & { email: string };

type Invited = { organizationId: number; invitedBy: number | null };

/** Answers the ids in the order of the people. */
export async function insertInvitations(
  ctx: Ctx,
  people: readonly Invitee[],
  { organizationId, invitedBy }: Invited,
): Promise<number[]> {
  if (people.length === 0) return [];
  const common = { organization_id: organizationId, ...invitation(ctx, invitedBy) };
  const rows = await ctx.db
    .insertInto('affiliations')
    .values(people.map((person) => ({ ...person, ...common })))
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return people.flatMap(({ email }) => ids.get(email) ?? []);
}

function invitation(ctx: Ctx, invitedBy: number | null) {
  const now = ctx.now();
  return {
    status: 'invited',
    invited_by_user_id: invitedBy,
    invited_at: now,
    expires_at: new Date(now.getTime() + invitationDays * dayMs),
    mailed_at: null,
    token_hash: null,
  };
}

/** The link of an earlier email stops working at once. */
export async function renewInvitations(ctx: Ctx, ids: readonly number[], invitedBy: number | null): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.updateTable('affiliations').set(invitation(ctx, invitedBy)).where('id', 'in', ids).execute();
}

export type Change = Work & { id: number };

export async function saveWork(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update affiliations a
    set name = c.name, role = c.role, department = c.department, cost_centre = c.cost_centre, employee_no = c.employee_no
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c (id bigint, name text, role text, department text, cost_centre text, employee_no text)
    where a.id = c.id`.execute(ctx.db);
}

export async function insertFounder(
  ctx: Ctx,
  founder: { organizationId: number; personId: number; email: string; name: string },
): Promise<number> {
  const { organizationId: organization_id, personId: person_id, email, name } = founder;
  const { id } = await ctx.db
    .insertInto('affiliations')
    .values({ organization_id, person_id, email, name, role: 'owner', status: 'active', accepted_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endAll(ctx: Ctx, ids: readonly number[], endedBy: number | null): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('affiliations')
    .set({ status: 'ended', ended_at: ctx.now(), ended_by_user_id: endedBy, token_hash: null })
    .where('id', 'in', ids)
    .execute();
}

export async function saveAcceptance(ctx: Ctx, id: number, person: { personId: number; name: string }): Promise<void> {
  await ctx.db
    .updateTable('affiliations')
    .set({ status: 'active', person_id: person.personId, name: person.name, accepted_at: ctx.now() })
    .where('id', '=', id)
    .execute();
}

export async function saveDeclined(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('affiliations').set({ status: 'declined' }).where('id', '=', id).execute();
}

/** False when its email was written already, or when it waits for no answer any more. */
export async function storeToken(ctx: Ctx, id: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('affiliations')
    .set({ token_hash: hash, mailed_at: ctx.now() })
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .where('expires_at', '>', ctx.now())
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function expireDue(ctx: Ctx, most: number): Promise<number[]> {
  const due = ctx.db
    .selectFrom('affiliations')
    .select('id')
    .where('status', '=', 'invited')
    .where('expires_at', '<=', ctx.now())
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await ctx.db
    .updateTable('affiliations')
    .set({ status: 'expired' })
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Only while it is active: an affiliation that has ended keeps the name of its time [domain 8]. */
export async function renamePerson(ctx: Ctx, personId: number, name: string): Promise<void> {
  await ctx.db
    .updateTable('affiliations')
    .set({ name })
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .execute();
}
