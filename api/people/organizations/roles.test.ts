import { describe, expect } from 'vitest';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { endAffiliations } from './end-affiliations.ts';
import { importEmployees } from './import-employees.ts';
import { inviteAffiliations } from './invite-affiliations.ts';
import { makeInvitation, makeMember, makeOrganization } from './make.ts';
import { resendInvitations } from './resend-invitations.ts';
import { retrieveAffiliations, retrieveDepartments } from './retrieve-affiliations.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';
import { setOrganizationTerms } from './set-organization-terms.ts';
import { updateAffiliations } from './update-affiliations.ts';
import { updateOrganization } from './update-organization.ts';

const callers = ['owner', 'training_manager', 'finance', 'employee', 'stranger', 'guest', 'staff'] as const;
type World = { id: number; waiting: number; waitingManager: number; employee: number; finance: number };
type Call = (me: Ctx, world: World) => Promise<unknown>;

const csv = (role: string) => `email,role\nnew-${role}@mestria.test,${role}\n`;
const role = (named: OrganizationRole) => ({ role: named });
const [guest, none, no] = ['not_signed_in', 'not_found', 'not_allowed'];

/** What each caller gets, in the order of `callers`. */
const table: Record<string, [Call, (string | undefined)[]]> = {
  'sees it in the list': [
    async (me, { id }) => seen(await retrieveOrganizations(me, queryOf({ filter: { id } }))),
    ['ok', 'ok', 'ok', 'ok', 'nothing', guest, 'ok'],
  ],
  'changes its data': [
    (me, { id }) => updateOrganization(me, { id, city: 'Luanda' }),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'sets its terms': [
    async (me, { id }) => setOrganizationTerms(me, { id, credit_limit_minor: 5 }),
    [no, no, no, no, no, guest, 'ok'],
  ],
  'lists its people': [
    (me, { id }) => retrieveAffiliations(me, queryOf({ filter: { organization_id: id } })),
    ['ok', 'ok', 'ok', no, none, guest, 'ok'],
  ],
  'lists its departments': [
    (me, { id }) => retrieveDepartments(me, queryOf({ filter: { organization_id: id } })),
    ['ok', 'ok', 'ok', no, none, guest, 'ok'],
  ],
  'invites an employee': [
    (me, { id }) => inviteAffiliations(me, [{ organization_id: id, email: 'new@mestria.test', ...role('employee') }]),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'invites a manager': [
    (me, { id }) => inviteAffiliations(me, [{ organization_id: id, email: 'new@mestria.test', ...role('finance') }]),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'imports employees': [
    (me, { id }) => importEmployees(me, { organization_id: id, csv: csv('employee'), dry_run: false }),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'changes an employee': [
    (me, { employee }) => updateAffiliations(me, [{ id: employee, department: 'Obras' }]),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'changes a manager': [
    (me, { finance }) => updateAffiliations(me, [{ id: finance, department: 'Obras' }]),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'makes an employee a manager': [
    (me, { employee }) => updateAffiliations(me, [{ id: employee, ...role('training_manager') }]),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'sends an invitation again': [
    (me, { waiting }) => resendInvitations(me, [{ id: waiting }]),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'sends the invitation of a manager again': [
    (me, { waitingManager }) => resendInvitations(me, [{ id: waitingManager }]),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'invites again, as an employee, who was invited as a manager': [
    async (me, { id }) => {
      const email = 'waiting-manager@mestria.test';
      return inviteAffiliations(me, [{ organization_id: id, email, ...role('employee') }]);
    },
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'ends an employee': [
    (me, { employee }) => endAffiliations(me, [{ id: employee }]),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'ends a manager': [
    (me, { finance }) => endAffiliations(me, [{ id: finance }]),
    ['ok', no, no, no, none, guest, 'ok'],
  ],
  'withdraws an invitation': [
    (me, { waiting }) => endAffiliations(me, [{ id: waiting }]),
    ['ok', 'ok', no, no, none, guest, 'ok'],
  ],
  'accepts the invitation of another': [
    (me, { waiting }) => acceptInvitation(me, { id: waiting }),
    [none, none, none, none, none, guest, none],
  ],
  'declines the invitation of another': [
    (me, { waiting }) => declineInvitation(me, { id: waiting }),
    [none, none, none, none, none, guest, none],
  ],
};

describe('in an organization', () => {
  test.for(Object.entries(table))('who %s', async ([, [call, requested]], { ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    await makeOrganization(owner);
    const { ctx: stranger } = await makeMember(ctx, { organizationId: (await other(ctx)).id, role: 'owner' });
    const member = async (named: OrganizationRole) => makeMember(ctx, { organizationId: id, role: named });
    const [manager, finance, employee] = [
      await member('training_manager'),
      await member('finance'),
      await member('employee'),
    ];
    const email = 'waiting-manager@mestria.test';
    const world = {
      id,
      waiting: await makeInvitation(ctx, { organizationId: id }),
      waitingManager: await makeInvitation(ctx, { organizationId: id, role: 'owner', email }),
      employee: (await member('employee')).affiliationId,
      finance: (await member('finance')).affiliationId,
    };
    const staff = await asA(ctx, 'administrator');
    const actors = [owner, manager.ctx, finance.ctx, employee.ctx, stranger, ctx, staff];
    const answers: string[] = [];
    for (const me of actors)
      answers.push(await undone(ctx, (inside) => answerOf(() => call({ ...me, db: inside.db }, world))));
    expect(answers.map((answer, place) => `${callers[place]}: ${answer}`)).toEqual(
      requested.map((answer, place) => `${callers[place]}: ${answer}`),
    );
  });

  test('nobody changes people of two organizations when one of them is another’s', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const own = await makeMember(ctx, { organizationId: id });
    const foreign = await makeMember(ctx, { organizationId: (await other(ctx)).id });
    const both = [{ id: own.affiliationId }, { id: foreign.affiliationId }];
    await expect(endAffiliations(owner, both)).rejects.toThrow('not_found');
    await expect(
      updateAffiliations(
        owner,
        both.map((one) => ({ ...one, department: 'X' })),
      ),
    ).rejects.toThrow('not_found');
    const rows = ctx.db.selectFrom('affiliations').select('status').where('id', '=', own.affiliationId);
    expect(await rows.executeTakeFirst()).toEqual({ status: 'active' });
  });
});

async function other(ctx: Ctx): Promise<{ id: number }> {
  return makeOrganization(await asA(ctx, 'client'));
}

function seen({ total }: { total: number }): string {
  return total > 0 ? 'ok' : 'nothing';
}

async function answerOf(call: () => Promise<unknown>): Promise<string> {
  try {
    const answer = await call();
    return typeof answer === 'string' ? answer : 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

/** Every caller finds the organization as it was before. */
async function undone(ctx: Ctx, run: (inside: Ctx) => Promise<string>): Promise<string> {
  let answer = '';
  const undo = new Error('undo');
  await expect(
    inTransaction(ctx, async (tx) => {
      answer = await run(tx);
      throw undo;
    }),
  ).rejects.toBe(undo);
  return answer;
}
