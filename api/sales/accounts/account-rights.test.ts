import { describe, expect } from 'vitest';
import {
  hasOrganizationRight,
  organizationRoles,
  type OrganizationRight,
} from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCreditBuyer } from './make.ts';
import { correctAccount, recordAccountPayment } from './record-entries.ts';
import { retrieveCreditStanding, retrieveCurrentAccount, retrieveLedgerEntries } from './retrieve-accounts.ts';
import { statementCsv, statementPdf } from './statement.ts';

const page = { sort: [], limit: 20, offset: 0 };

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

type Call = [
  name: string,
  right: OrganizationRight | 'staff',
  run: (ctx: Ctx, organization_id: number) => Promise<unknown>,
];

const money = { currency_id: 1, amount_minor: 1, reference: 'R 1' };
const calls: Call[] = [
  [
    'retrieveCurrentAccount',
    'account.read',
    (ctx, organization_id) => retrieveCurrentAccount(ctx, { ...page, filter: { organization_id } }),
  ],
  [
    'retrieveLedgerEntries',
    'account.read',
    (ctx, organization_id) => retrieveLedgerEntries(ctx, { ...page, filter: { organization_id } }),
  ],
  ['statementCsv', 'account.read', (ctx, organization_id) => statementCsv(ctx, { organization_id })],
  ['statementPdf', 'account.read', (ctx, organization_id) => statementPdf(ctx, { organization_id })],
  [
    'retrieveCreditStanding',
    'orders.place',
    (ctx, organization_id) => retrieveCreditStanding(ctx, { ...page, filter: { organization_id, currency_id: 1 } }),
  ],
  ['recordAccountPayment', 'staff', (ctx, organization_id) => recordAccountPayment(ctx, { organization_id, ...money })],
  [
    'correctAccount',
    'staff',
    (ctx, organization_id) => correctAccount(ctx, { organization_id, ...money, kind: 'credit', reason: 'Erro' }),
  ],
];

describe.for(calls)('the call %s', ([, right, run]) => {
  test.for(organizationRoles)('by a member as %s', async (role, { ctx }) => {
    const { organization_id } = await makeCreditBuyer(ctx);
    const { ctx: member } = await makeMember(ctx, { organizationId: organization_id, role });
    const may = right !== 'staff' && hasOrganizationRight(role, right);
    expect(await answerOf(run(member, organization_id))).toBe(may ? 'ok' : 'not_allowed');
  });

  test('by a guest, by the owner of another organization, and by staff', async ({ ctx }) => {
    const { organization_id } = await makeCreditBuyer(ctx);
    const { buyer: stranger } = await makeCreditBuyer(ctx);
    expect(await answerOf(run(ctx, organization_id))).toBe('not_signed_in');
    expect(await answerOf(run(stranger, organization_id))).toBe(right === 'staff' ? 'not_allowed' : 'not_found');
    const staff = await answerOf(run(await asA(ctx, 'administrator'), organization_id));
    // Staff read accounts and never buy for an organization.
    expect(staff).toBe(right === 'orders.place' ? 'not_allowed' : 'ok');
  });
});
