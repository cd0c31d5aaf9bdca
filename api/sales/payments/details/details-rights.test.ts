import { describe, expect } from 'vitest';
import { organizationRoles } from '#contract/people/organizations/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { removeExpressPhone, setExpressPhone } from './express-phone.ts';
import { removeRefundIban, setRefundIban } from './refund-iban.ts';
import { retrievePaymentDetails } from './retrieve-payment-details.ts';

const phone = '923 456 789';
const iban = 'AO06 0040 0000 6487 1902 3102 1';
const actors = [...organizationRoles, 'former owner', 'owner elsewhere', 'stranger', 'administrator', 'guest'] as const;
type Actor = (typeof actors)[number];

type Call = (ctx: Ctx, organization_id: number) => Promise<unknown>;

const reads: Record<string, Call> = {
  read: (ctx, organization_id) => retrievePaymentDetails(ctx, queryOf({ filter: { organization_id } })),
};
const writes: Record<string, Call> = {
  'set phone': (ctx, organization_id) => setExpressPhone(ctx, { organization_id, phone: '912 000 111', consent: true }),
  'remove phone': (ctx, organization_id) => removeExpressPhone(ctx, { organization_id }),
  'set IBAN': (ctx, organization_id) =>
    setRefundIban(ctx, { organization_id, iban: 'PT50 0002 0123 1234 5678 9015 4' }),
  'remove IBAN': (ctx, organization_id) => removeRefundIban(ctx, { organization_id }),
};

/** What each answers; members may do the rest. */
const outcomes: Record<Actor, { read: string; write: string }> = {
  owner: { read: 'done', write: 'done' },
  training_manager: { read: 'done', write: 'not_allowed' },
  finance: { read: 'done', write: 'done' },
  employee: { read: 'not_allowed', write: 'not_allowed' },
  'former owner': { read: 'not_found', write: 'not_found' },
  'owner elsewhere': { read: 'not_found', write: 'not_found' },
  stranger: { read: 'not_found', write: 'not_found' },
  // Staff know of the organization, but its details are not theirs.
  administrator: { read: 'not_allowed', write: 'not_allowed' },
  guest: { read: 'not_signed_in', write: 'not_signed_in' },
};

const rows = actors.flatMap((actor) => [
  ...Object.entries(reads).map(([name, call]) => [name, actor, call, outcomes[actor].read] as const),
  ...Object.entries(writes).map(([name, call]) => [name, actor, call, outcomes[actor].write] as const),
]);

describe('the payment details of an organization', () => {
  test.for(rows)('%s by %s', async ([name, actor, call, expected], { ctx }) => {
    const founder = await asA(ctx, 'client');
    const { id } = await makeOrganization(founder);
    await setExpressPhone(founder, { organization_id: id, phone, consent: true });
    await setRefundIban(founder, { organization_id: id, iban });
    const before = await stored(ctx);

    expect(await answerOf(call(await actorOf(ctx, actor, id), id))).toBe(expected);
    const isChanged = expected === 'done' && name in writes;
    expect(JSON.stringify(await stored(ctx)) !== JSON.stringify(before)).toBe(isChanged);
  });
});

async function actorOf(ctx: Ctx, actor: Actor, organizationId: number): Promise<Ctx> {
  if (actor === 'guest') return ctx;
  if (actor === 'stranger') return asA(ctx, 'client');
  if (actor === 'administrator') return asA(ctx, 'administrator');
  if (actor === 'owner elsewhere') {
    const elsewhere = await asA(ctx, 'client');
    await makeOrganization(elsewhere);
    return elsewhere;
  }
  const role = actor === 'former owner' ? 'owner' : actor;
  const { ctx: member, affiliationId } = await makeMember(ctx, { organizationId, role });
  if (actor === 'former owner') {
    await ctx.db
      .updateTable('affiliations')
      .set({ status: 'ended', ended_at: ctx.now() })
      .where('id', '=', affiliationId)
      .execute();
  }
  return member;
}

function stored(ctx: Ctx) {
  return ctx.db.selectFrom('payment_details').selectAll().orderBy('id').execute();
}

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: Error) => error.message,
  );
}
