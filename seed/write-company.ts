import { builtInCurrencies } from '#contract/visitor-values.ts';
import { passOver, reactNow } from '#api/app/react-now.ts';
import { userOfAddress, type UserFacts } from '#api/people/identity/index.ts';
import { expireInvitations } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import {
  company,
  declines,
  employeeFile,
  employees,
  expired,
  managers,
  stillInvited,
  type Employee,
} from './company.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenClass } from './write-classes.ts';
import { writeCompanyOrders } from './write-company-orders.ts';
import type { People } from './write-people.ts';

type Input = { people: People; classes: WrittenClass[]; day: string };

/** A company with people in every state. Its owner is the demo client. */
export async function writeCompany(ctx: Ctx, { people: { client, classmates }, classes, day }: Input): Promise<void> {
  const operator = (days: number) => at(ctx, momentAt(dayAfter(day, days), '09:10'));
  const { data } = await callsOf(as(operator(-90), client)).organizations.createOrganization({ data: [company] });
  const { id } = data[0];
  await setTerms(operator(-85), { id, day });
  await saveTaxAddress(operator(-84), { id, owner: client });
  await inviteManagers(operator(-80), { id, owner: client });
  const load = loader(id, client);
  await load(operator(-60), [...employees, declines], 1);
  await answerAll(operator(-58), { id, owner: client });
  const buyer = await userOfAddress(ctx, managers.training_manager.username);
  if (!buyer) throw new Error('The training manager of the company has no account.');
  await writeCompanyOrders(ctx, { organizationId: id, buyer, employees: classmates.slice(0, -1), classes, day });
  await load(operator(-20), expired, employees.length + 2);
  await expireInvitations(operator(0));
  await passOver(ctx, ['affiliation_invited', 'affiliation_accepted', 'affiliation_ended']);
  await load(operator(-2), stillInvited, employees.length + 2 + expired.length);
  await reactNow(operator(-2), ['affiliation_invited']);
}

async function setTerms(ctx: Ctx, { id, day }: { id: number; day: string }): Promise<void> {
  const year = day.slice(0, 4);
  const contract = {
    number: `CT-${year}-014`,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    ceiling_minor: 2_000_000_000,
  };
  const credit = { credit_limit_minor: 500_000_000, credit_currency_id: builtInCurrencies.aoa.id };
  await callsOf(ctx).organizations.setOrganizationTerms({
    data: [{ id, ...credit, payment_terms_days: 30, contract }],
  });
}

type Owned = { id: number; owner: UserFacts };

async function saveTaxAddress(ctx: Ctx, { id: organization_id, owner }: Owned): Promise<void> {
  const { name, tax_id, country, street, city, region } = company;
  const address = { organization_id, name, tax_id, country, street, city, region, is_default: true };
  await callsOf(as(ctx, owner)).addresses.createTaxAddress({ data: [address] });
}

async function inviteManagers(ctx: Ctx, { id, owner }: Owned): Promise<void> {
  const data = Object.entries(managers).map(([role, { username, name }]) => ({
    organization_id: id,
    email: username,
    name,
    role: role as keyof typeof managers,
    department: 'Escritório',
    cost_centre: 'CC-300',
  }));
  await callsOf(as(ctx, owner)).organizations.inviteAffiliations({ data });
  await answerAll(ctx, { id, owner });
}

function loader(organization_id: number, owner: UserFacts) {
  return async (ctx: Ctx, people: readonly Employee[], from: number): Promise<void> => {
    const file = { organization_id, csv: employeeFile(people, from), dry_run: false };
    const { data } = await callsOf(as(ctx, owner)).organizations.importEmployees({ data: [file] });
    if (data[0].invited !== people.length) throw new Error('The file of the demo employees has bad rows.');
  };
}

/** Everybody with an account accepts, but for one. The last of the employees leaves again. */
async function answerAll(ctx: Ctx, { id, owner }: Owned): Promise<void> {
  const filter = { organization_id: id, status: 'invited' as const };
  const list = { filter, page: { number: 1, size: 100 } };
  const { results } = await callsOf(as(ctx, owner)).organizations.retrieveAffiliations(list);
  for (const { id: affiliationId, email } of results) {
    const user = await userOfAddress(ctx, email);
    if (!user) continue;
    const { organizations } = callsOf(as(ctx, user));
    const answered = { data: [{ id: affiliationId }] as [{ id: number }] };
    if (email === declines.username) await organizations.declineInvitation(answered);
    else await organizations.acceptInvitation(answered);
    if (email === employees.at(-1)?.username) await organizations.endAffiliations(answered);
  }
}
