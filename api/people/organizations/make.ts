import { makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { createOrganization } from './create-organization.ts';
import { insertInvitations, saveAcceptance } from './store/write-affiliations.ts';
export { createOrganization };
export { acceptInvitation, declineInvitation } from './answer-invitation.ts';
export { expireInvitations } from './expire-invitations.ts';
export { endAffiliations } from './end-affiliations.ts';
export { setOrganizationTerms } from './set-organization-terms.ts';

let made = 0;

/** An Angolan tax number that no other organization of the tests has. */
export function nextTaxId(): string {
  made += 1;
  return String(5_000_000_000 + made);
}

/** An organization of this user. */
export async function makeOrganization(
  owner: Ctx,
  input: { name?: string } = {},
): Promise<{ id: number; name: string }> {
  const tax_id = nextTaxId();
  return createOrganization(owner, { name: `Organization ${tax_id}`, tax_id, country: 'AO', ...input });
}

/** An order that the organization has paid. */
export async function makePaying(member: Ctx, organization_id: number): Promise<void> {
  made += 1;
  const money = { subtotal_minor: 100, tax_minor: 14, total_minor: 114 };
  const { id: currency_id } = await member.db.selectFrom('currencies').select('id').limit(1).executeTakeFirstOrThrow();
  const placed = { number: `paid ${made}`, user_id: signedIn(member).userId, placed_at: member.now() };
  await member.db
    .insertInto('orders')
    .values({ ...placed, ...money, organization_id, currency_id, status: 'finalizada' })
    .execute();
}

type Input = { organizationId: number; email?: string; role?: OrganizationRole; department?: string; name?: string };

/** An invitation that waits, without its email. */
export async function makeInvitation(ctx: Ctx, { organizationId, ...input }: Input): Promise<number> {
  made += 1;
  const plain = { name: '', role: 'employee' as const, department: '', cost_centre: '', employee_no: '' };
  const person = { ...plain, email: `invited-${made}@mestria.test`, ...input };
  const [id] = await insertInvitations(ctx, [person], { organizationId, invitedBy: null });
  return id ?? 0;
}

export type Member = { ctx: Ctx; user: MadeUser; affiliationId: number };

export async function makeMember(ctx: Ctx, input: Omit<Input, 'email'>): Promise<Member> {
  const user = await makeUser(ctx, input.name === undefined ? {} : { name: input.name });
  const me = await signInAs(ctx, user);
  const affiliationId = await makeInvitation(ctx, { ...input, email: user.username });
  await saveAcceptance(ctx, affiliationId, { personId: signedIn(me).personId, name: user.name });
  return { ctx: me, user, affiliationId };
}

/** The token in the last email to this address. */
export async function tokenTo(ctx: Ctx, email: string): Promise<string> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return /my-affiliations\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
