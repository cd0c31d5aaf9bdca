import { describe, expect } from 'vitest';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { endAffiliations } from './end-affiliations.ts';
import { expireInvitations } from './expire-invitations.ts';
import { inviteAffiliations } from './invite-affiliations.ts';
import { makeMember, makeOrganization, tokenTo } from './make.ts';
import { notifyAffiliationAccepted, notifyAffiliationEnded } from './notify-about-affiliation.ts';
import { readInvitation } from './read-invitation.ts';
import { resendInvitations } from './resend-invitations.ts';
import { retrieveAffiliations } from './retrieve-affiliations.ts';
import { sendInvitation } from './send-invitation.ts';

const email = 'ana@kalunga.test';

/** An owner who has invited this address, and the token that it got. */
async function invited(ctx: Ctx, input: { email?: string; name?: string } = {}) {
  const owner = await asA(ctx, 'client');
  const { id: organizationId } = await makeOrganization(owner, { name: 'Kalunga' });
  const address = input.email ?? email;
  const [affiliation] = await invite(owner, organizationId, address);
  const id = affiliation?.id ?? 0;
  await sendInvitation(asSystem(ctx), id);
  return { owner, organizationId, id, token: await tokenTo(ctx, address.toLowerCase()) };
}

function invite(owner: Ctx, organization_id: number, address: string) {
  return inviteAffiliations(owner, [{ organization_id, email: address, role: 'employee' }]);
}

const userOf = async (ctx: Ctx, username: string) =>
  signInAs(ctx, await makeUser(ctx, { username, name: 'Ana Lukamba' }));
const mailsTo = (ctx: Ctx, to: string) =>
  ctx.db.selectFrom('mails').select(['subject', 'body_text', 'locale']).where('recipient', '=', to).execute();
const messagesTo = async (ctx: Ctx, user: Ctx) => {
  const sent = ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', signedIn(user).userId);
  return (await sent.orderBy('told_at').execute()).map(({ kind }) => kind);
};
const ownOf = async (user: Ctx) => (await retrieveAffiliations(user, queryOf({ filter: { own: true } }))).results;

describe('an invitation', () => {
  test('is one email with a link for seven days, whose token only the email has', async ({ ctx }) => {
    const { id, token } = await invited(ctx, { email: 'Ana@Kalunga.test' });
    await sendInvitation(asSystem(ctx), id);
    const mails = await mailsTo(ctx, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ locale: 'pt-PT', subject: 'Convite para a equipa de uma empresa na Mestria' });
    expect(mails[0]?.body_text).toContain(`http://localhost:3000/profile/my-affiliations/${token}`);
    expect(mails[0]?.body_text).toContain('28 de novembro de 2026');
    const row = await ctx.db.selectFrom('affiliations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await readInvitation(ctx, { token })).toMatchObject({
      organization_name: 'Kalunga',
      email,
      status: 'invited',
    });
    await expect(readInvitation(ctx, { token: 'guessed' })).rejects.toThrow('not_found');
  });

  test('also warns who has an account, and until it is answered', async ({ ctx }) => {
    const user = await userOf(ctx, email);
    const { token } = await invited(ctx);
    expect(await messagesTo(ctx, user)).toEqual(['affiliation_invited']);
    const warnings = ctx.db.selectFrom('user_warnings').select('is_active');
    expect(await warnings.execute()).toEqual([{ is_active: true }]);
    await declineInvitation(user, { token });
    expect(await warnings.execute()).toEqual([{ is_active: false }]);
  });

  test('is sent again to an address that waits, declined or let it expire; then the older link is dead', async ({
    ctx,
  }) => {
    const { owner, organizationId, id, token } = await invited(ctx);
    const [again] = await invite(owner, organizationId, 'ANA@kalunga.test');
    expect(again).toMatchObject({ id, status: 'invited' });
    await expect(readInvitation(ctx, { token })).rejects.toThrow('not_found');
    await sendInvitation(asSystem(ctx), id);
    const user = await userOf(ctx, email);
    await declineInvitation(user, { token: await tokenTo(ctx, email) });
    expect((await invite(owner, organizationId, email))[0]).toMatchObject({ id, status: 'invited' });
    const late = after(owner, { days: 8 });
    expect((await resendInvitations(late, [{ id }]))[0]).toMatchObject({ id, status: 'invited' });
    await sendInvitation(asSystem(late), id);
    expect(await mailsTo(ctx, email)).toHaveLength(3);
  });

  test('is refused for a wrong address and for people who belong already', async ({ ctx }) => {
    const { owner, organizationId, token } = await invited(ctx);
    await expect(invite(owner, organizationId, 'ana')).rejects.toMatchObject({ code: 'email_invalid' });
    await acceptInvitation(await userOf(ctx, email), { token });
    await expect(invite(owner, organizationId, email)).rejects.toThrow('already_affiliated');
  });

  test('keeps what an earlier one said and a later one leaves out; twice in one command is once', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const common = { organization_id, role: 'employee' } as const;
    const both = await inviteAffiliations(owner, [
      { ...common, email, department: 'Obras' },
      { ...common, email: 'ANA@kalunga.test', name: 'Ana' },
    ]);
    expect(both.map(({ id }) => id)).toEqual([both[0]?.id, both[0]?.id]);
    await inviteAffiliations(owner, [{ ...common, email, cost_centre: 'C1' }]);
    const rows = ctx.db.selectFrom('affiliations').select(['name', 'cost_centre']).where('email', '=', email);
    expect(await rows.execute()).toEqual([{ name: 'Ana', cost_centre: 'C1' }]);
  });
});

describe('accepting an invitation', () => {
  test('needs the invited address, and then does it once', async ({ ctx }) => {
    const { owner, id, token } = await invited(ctx);
    const other = await asA(ctx, 'student');
    await expect(acceptInvitation(ctx, { token })).rejects.toThrow('not_signed_in');
    await expect(acceptInvitation(other, { token })).rejects.toThrow('invitation_of_another');
    await expect(acceptInvitation(other, { id })).rejects.toThrow('not_found');
    const user = await userOf(ctx, 'ANA@Kalunga.test');
    const accepted = await acceptInvitation(user, { token });
    expect(accepted).toMatchObject({ person_id: signedIn(user).personId, name: 'Ana Lukamba', status: 'active' });
    expect(await acceptInvitation(user, { id })).toEqual(accepted);
    const events = ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'affiliation_accepted');
    expect(await events.execute()).toHaveLength(1);
    for (const system of [asSystem(ctx), asSystem(ctx)]) await notifyAffiliationAccepted(system, id);
    expect(await messagesTo(ctx, owner)).toEqual(['affiliation_accepted']);
  });

  test('is refused after seven days, before and after the job', async ({ ctx }) => {
    const { owner, organizationId, id, token } = await invited(ctx);
    const user = after(await userOf(ctx, email), { days: 7 });
    for (const _ of ['reading', 'job']) {
      await expect(acceptInvitation(user, { token })).rejects.toThrow('invitation_expired');
      await expect(declineInvitation(user, { id })).rejects.toThrow('invitation_expired');
      expect(await readInvitation(user, { token })).toMatchObject({ status: 'expired' });
      const filter = { organization_id: organizationId, status: 'expired' } as const;
      expect((await retrieveAffiliations(after(owner, { days: 7 }), queryOf({ filter }))).total).toBe(1);
      await expireInvitations(asSystem(user));
    }
    const row = ctx.db.selectFrom('affiliations').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status: 'expired' });
    expect(await sendInvitation(asSystem(user), id)).toBeUndefined();
  });

  test('stands until the end of its seven days, and for good once it is accepted', async ({ ctx }) => {
    const { owner, organizationId, token } = await invited(ctx);
    const user = after(await userOf(ctx, email), { days: 7, seconds: -1 });
    expect(await readInvitation(user, { token })).toMatchObject({ status: 'invited' });
    await acceptInvitation(user, { token });
    const filter = { organization_id: organizationId, role: 'employee' } as const;
    const { results } = await retrieveAffiliations(after(owner, { days: 8 }), queryOf({ filter }));
    expect(results).toMatchObject([{ status: 'active' }]);
  });

  test('is refused once it is declined or withdrawn, and to people who belong by another address', async ({ ctx }) => {
    const { owner, organizationId, id, token } = await invited(ctx);
    const user = await userOf(ctx, email);
    await declineInvitation(user, { token });
    expect(await declineInvitation(user, { token })).toEqual({ id });
    await expect(acceptInvitation(user, { token })).rejects.toThrow('invalid_transition');
    await invite(owner, organizationId, email);
    await endAffiliations(owner, [{ id }]);
    await expect(acceptInvitation(user, { id })).rejects.toThrow('invalid_transition');
    const { ctx: member, user: account } = await makeMember(ctx, { organizationId });
    await ctx.db.updateTable('users').set({ username: 'nova@kalunga.test' }).where('id', '=', account.id).execute();
    const [second] = await invite(owner, organizationId, 'nova@kalunga.test');
    await expect(acceptInvitation(member, { id: second?.id ?? 0 })).rejects.toThrow('already_affiliated');
  });

  test('makes a person belong to several organizations', async ({ ctx }) => {
    const user = await userOf(ctx, email);
    for (const _ of ['one', 'two']) await acceptInvitation(user, { id: (await invited(ctx)).id });
    await invited(ctx);
    expect((await ownOf(user)).map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'invited']);
    expect(await ownOf(await asA(ctx, 'student'))).toEqual([]);
  });
});

describe('the end of an affiliation', () => {
  test('is in everybody’s own hands, and notifies who invited', async ({ ctx }) => {
    const { owner, organizationId, id } = await invited(ctx);
    const user = await userOf(ctx, email);
    await acceptInvitation(user, { id });
    expect(await endAffiliations(user, [{ id }])).toMatchObject([{ status: 'ended', ended_at: expect.any(String) }]);
    await expect(endAffiliations(user, [{ id }])).rejects.toThrow('not_found');
    for (const system of [asSystem(ctx), asSystem(ctx)]) await notifyAffiliationEnded(system, id);
    expect(await messagesTo(ctx, owner)).toEqual(['affiliation_ended']);
    const [back] = await invite(owner, organizationId, email);
    expect(back?.id).not.toBe(id);
  });

  test('by a manager notifies the person', async ({ ctx }) => {
    const { owner, id } = await invited(ctx);
    const user = await userOf(ctx, email);
    await acceptInvitation(user, { id });
    await endAffiliations(owner, [{ id }]);
    await notifyAffiliationEnded(asSystem(ctx), id);
    expect(await messagesTo(ctx, user)).toEqual(['affiliation_ended']);
  });
});
