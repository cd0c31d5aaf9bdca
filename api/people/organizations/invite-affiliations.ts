import type { Affiliation, NewAffiliation } from '#contract/people/organizations/affiliation.ts';
import { isEmailAddress } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { rightToEdit } from './model/access.ts';
import { withChanges } from './model/with-changes.ts';
import { requireRight, standingsIn } from './require-right.ts';
import { present, type AffiliationRow } from './store/affiliation-row.ts';
import { affiliationsByIds, standingByEmails } from './store/find-affiliations.ts';
import { lockOrganizations } from './store/organizations.ts';
import { writeInvitations } from './write-invitations.ts';

export function inviteAffiliations(ctx: Ctx, items: NewAffiliation[]): Promise<Affiliation[]> {
  return inTransaction(ctx, async (tx) => {
    const people = items.map((item) => ({ ...item, email: item.email.toLowerCase() }));
    const organizationIds = [...new Set(people.map(({ organization_id }) => organization_id))];
    await checkRights(tx, people, organizationIds);
    await lockOrganizations(tx, organizationIds);
    const stored = new Map<string, number>();
    for (const organizationId of organizationIds) {
      const of = people.filter(({ organization_id }) => organization_id === organizationId);
      for (const [email, id] of await inviteTo(tx, organizationId, of)) stored.set(`${organizationId} ${email}`, id);
    }
    const ids = people.flatMap(({ organization_id, email }) => stored.get(`${organization_id} ${email}`) ?? []);
    return (await affiliationsByIds(tx, ids)).map(present);
  });
}

async function checkRights(tx: Ctx, people: NewAffiliation[], organizationIds: number[]): Promise<void> {
  const standings = await standingsIn(tx, organizationIds);
  for (const { organization_id, role } of people) requireRight(standings.get(organization_id), rightToEdit(role));
  const wrong = people.findIndex(({ email }) => !isEmailAddress(email));
  if (wrong >= 0) throw new Refusal('email_invalid', { field: `data.${wrong}.email` });
}

async function inviteTo(tx: Ctx, organizationId: number, people: NewAffiliation[]): Promise<[string, number][]> {
  const lastOfEach = new Map(people.map((person) => [person.email, person]));
  const rows = await standingByEmails(tx, organizationId, [...lastOfEach.keys()]);
  const standing = (await standingsIn(tx, [organizationId])).get(organizationId);
  for (const [email, { role, status }] of rows) {
    requireRight(standing, rightToEdit(role));
    if (status === 'active') throw new Refusal('already_affiliated', { field: 'email', email });
  }
  const invited = [...lastOfEach.values()].map((person) => inviteeOf(person, rows.get(person.email)));
  const ids = await writeInvitations(tx, organizationId, invited);
  return invited.flatMap(({ person: { email } }, place): [string, number][] => {
    const id = ids[place];
    return id === undefined ? [] : [[email, id]];
  });
}

/** What is left out stays as it was in an earlier invitation. */
function inviteeOf({ organization_id: _, ...item }: NewAffiliation, row: AffiliationRow | undefined) {
  const { name = '', department = '', cost_centre = '', employee_no = '' } = row ?? {};
  const { email, role } = item;
  const before = { email, role, name, department, cost_centre, employee_no };
  return { row, person: withChanges(before, item) };
}
