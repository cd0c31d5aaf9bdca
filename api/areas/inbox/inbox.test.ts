import { describe, expect } from 'vitest';
import type { InboxFilter } from '#contract/areas/inbox/calls.ts';
import { inboxClaims, inboxKinds, type InboxKind } from '#contract/areas/inbox/values.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makePayment, receiveMoney } from '#api/sales/payments/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { waitingKinds } from './make.ts';
import { retrieveInbox, retrieveInboxCounters } from './retrieve-inbox.ts';

/** With a mail server, since otherwise no mail is expected to leave. */
function withMail(ctx: Ctx): Ctx {
  return { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } };
}

function only(staff: Ctx, ...claims: string[]): Ctx {
  return { ...staff, actor: { ...signedIn(staff), claims } };
}

async function listed(staff: Ctx, filter: InboxFilter = {}, page?: { number: number; size: number }) {
  return retrieveInbox(staff, queryOf({ filter, ...(page && { page }) }));
}

const keysOf = async (staff: Ctx, filter?: InboxFilter) =>
  (await listed(staff, filter)).results.map(({ kind, id }) => `${kind} ${id}`);

describe.for(inboxKinds)('what waits: %s', (kind) => {
  test('is listed with whom it is about, and counted', async ({ ctx: plain }) => {
    const ctx = withMail(plain);
    const id = await waitingKinds[kind].make(ctx);
    const staff = only(await asA(ctx, 'administrator'), inboxClaims[kind]);
    const { results, total } = await listed(staff, { kind });
    expect([total, results.length]).toEqual([1, 1]);
    expect(results[0]).toMatchObject({ kind, id, assigned_to: null, assigned_at: null });
    expect(results[0]?.title).not.toBe('');
    const counters = (await retrieveInboxCounters(staff, queryOf({}))).results;
    expect(counters.find((one) => one.kind === kind)).toMatchObject({
      waiting: 1,
      mine: 0,
      oldest: results[0]?.waits_since,
    });
  });

  test('is seen only with the claim of its commands', async ({ ctx: plain }) => {
    const ctx = withMail(plain);
    await waitingKinds[kind].make(ctx);
    const staff = await asA(ctx, 'administrator');
    const others = Object.values(inboxClaims).filter((claim) => claim !== inboxClaims[kind]);
    expect((await listed(only(staff, ...others), { kind })).total).toBe(0);
    const counted = (await retrieveInboxCounters(only(staff, ...others), queryOf({}))).results;
    expect(counted.map((one) => one.kind)).not.toContain(kind);
  });
});

const decided = inboxKinds.filter((kind) => waitingKinds[kind].decisions !== null);

test.for(decided)(
  'it waits no longer once it is decided, and is not decided again: %s',
  async (kind, { ctx: plain }) => {
    const ctx = withMail(plain);
    const { make, decisions } = waitingKinds[kind];
    const [one, other] = decisions ?? [];
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const id = await make(ctx);
      const staff = await asA(ctx, 'administrator');
      await first?.(staff, id);
      const after = (await listed(staff, { kind, id })).results;
      // An approved refund waits on, to be sent.
      expect(after.filter(({ detail }) => kind !== 'refund' || detail === 'requested')).toEqual([]);
      for (const decide of [second, first]) {
        await expect(decide?.(staff, id)).rejects.toMatchObject({
          code: expect.stringMatching(/^(invalid_transition|enrollment_over|not_found)$/),
        });
      }
    }
  },
);

describe('the inbox', () => {
  test('is for those with a claim of any kind', async ({ ctx }) => {
    await expect(listed(ctx)).rejects.toThrow('not_signed_in');
    await expect(listed(await asA(ctx, 'student'))).rejects.toThrow('not_allowed');
    await expect(retrieveInboxCounters(await asA(ctx, 'client'), queryOf({}))).rejects.toThrow('not_allowed');
  });

  test('lists the oldest first, page by page, with the total', async ({ ctx }) => {
    const hours = (count: number): Ctx => {
      const at = new Date(ctx.now().getTime() - count * 3_600_000);
      return { ...ctx, now: () => at };
    };
    const newer = await waitingKinds.student_document.make(hours(1));
    const older = await waitingKinds.student_document.make(hours(5));
    const refund = await waitingKinds.refund.make(hours(3));
    const staff = await asA(ctx, 'administrator');
    const expected = [`student_document ${older}`, `refund ${refund}`, `student_document ${newer}`];
    expect(await keysOf(staff)).toEqual(expected);
    const second = await listed(staff, {}, { number: 2, size: 2 });
    expect([second.total, second.results.map(({ id }) => id)]).toEqual([3, [newer]]);
    expect((await listed(staff, {}, { number: 9, size: 2 })).total).toBe(3);
    const falling = await retrieveInbox(staff, queryOf({ sort: [{ field: 'waits_since', order: 'desc' }] }));
    expect(falling.results.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected.toReversed());
  });

  test('is filtered by kind, person and age', async ({ ctx }) => {
    const [document, refund] = [await waitingKinds.student_document.make(ctx), await waitingKinds.refund.make(ctx)];
    const staff = await asA(ctx, 'administrator');
    const [{ person_id: learner } = { person_id: null }] = (await listed(staff, { kind: 'student_document' })).results;
    const [{ person_id: buyer } = { person_id: null }] = (await listed(staff, { kind: 'refund' })).results;
    expect(await keysOf(staff, { person_id: Number(learner) })).toEqual([`student_document ${document}`]);
    expect(await keysOf(staff, { person_id: Number(buyer) })).toEqual([`refund ${refund}`]);
    expect(await keysOf(staff, { kind: ['refund', 'proof'] })).toEqual([`refund ${refund}`]);
    const yesterday = new Date(ctx.now().getTime() - 86_400_000).toISOString();
    expect(await keysOf(staff, { waits_since: { lte: yesterday } })).toEqual([]);
    expect(await keysOf(staff, { waits_since: { gte: yesterday } })).toHaveLength(2);
  });

  test('takes three statements at most, and its counters two, for any number of items', async ({ ctx, queries }) => {
    for (const kind of inboxKinds) await waitingKinds[kind].make(ctx);
    const staff = await asA(ctx, 'administrator');
    queries.length = 0;
    await listed(staff, {}, { number: 2, size: 3 });
    expect(queries.length).toBeLessThanOrEqual(3);
    queries.length = 0;
    await retrieveInboxCounters(staff, queryOf({}));
    expect(queries.filter((query) => query.includes('waiting'))).toHaveLength(1);
    expect(queries.length).toBeLessThanOrEqual(2);
  });

  test('has no reviews where the site has none, and no mails without a mail server', async ({ ctx }) => {
    await waitingKinds.reported_review.make(ctx);
    await waitingKinds.mail.make(ctx);
    await writeSetting(asSystem(ctx), { key: 'hasReviews', value: 'false' });
    const staff = await asA(ctx, 'administrator');
    const kinds: InboxKind[] = (await retrieveInboxCounters(staff, queryOf({}))).results.map(({ kind }) => kind);
    expect(kinds).toEqual(inboxKinds.filter((kind) => kind !== 'reported_review' && kind !== 'mail'));
    expect(await keysOf(staff)).toEqual([]);
  });

  test('names money that belongs to no order by its reference', async ({ ctx }) => {
    const { payment } = await makePayment(ctx);
    await receiveMoney(ctx, { payment: { ...payment, id: 999_999 } }, { id: 1, amountMinor: 100 });
    const [row] = (await listed(await asA(ctx, 'administrator'), { kind: 'payment_case' })).results;
    expect(row).toMatchObject({ detail: 'unknown', order_id: null, title: '900999999' });
  });

  test('names the organization that ordered, and the buyer otherwise', async ({ ctx }) => {
    await waitingKinds.credit_approval.make(ctx);
    await waitingKinds.proof.make(ctx);
    const staff = await signInAs(ctx, await makeUser(ctx, { roles: ['administrator'] }));
    const titles = (await listed(staff, { kind: ['credit_approval', 'proof'] })).results;
    const organization = await ctx.db
      .selectFrom('organizations')
      .select('name')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(titles.find(({ kind }) => kind === 'credit_approval')?.title).toBe(organization?.name);
    expect(titles.find(({ kind }) => kind === 'proof')?.title).toBe('Marlene Capita');
  });
});
