import { describe, expect } from 'vitest';
import { assignmentDays } from '#contract/areas/inbox/values.ts';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { waitingKinds } from './make.ts';
import { purgeAssignments } from './purge-assignments.ts';
import { retrieveInbox, retrieveInboxCounters } from './retrieve-inbox.ts';
import { giveInboxItemBack, takeInboxItem } from './take-inbox-item.ts';

const kind = 'student_document' as const;

async function withTwo(ctx: Ctx) {
  const id = await waitingKinds[kind].make(ctx);
  const helena = await signInAs(ctx, await makeUser(ctx, { name: 'Helena', roles: ['administrator'] }));
  const mateus = await signInAs(ctx, await makeUser(ctx, { name: 'Mateus', roles: ['administrator'] }));
  return { item: { kind, id }, helena, mateus };
}

const itemsFor = async (staff: Ctx, assigned_to: number | null) =>
  (await retrieveInbox(staff, queryOf({ filter: { assigned_to } }))).results.map(({ id }) => id);

const mine = async (staff: Ctx) =>
  (await retrieveInboxCounters(staff, queryOf({}))).results.find((one) => one.kind === kind)?.mine;

describe('what somebody has taken', () => {
  test('says who, is counted as theirs, and is found by it', async ({ ctx }) => {
    const { item, helena, mateus } = await withTwo(ctx);
    const { userId } = signedIn(helena);
    const taken = await takeInboxItem(helena, item);
    expect(taken).toEqual({
      ...item,
      assigned_to: { id: userId, name: 'Helena' },
      assigned_at: ctx.now().toISOString(),
    });
    expect(await itemsFor(mateus, userId)).toEqual([item.id]);
    expect(await itemsFor(mateus, null)).toEqual([]);
    expect([await mine(helena), await mine(mateus)]).toEqual([1, 0]);
  });

  test('is not taken by another, unless from its owner by name', async ({ ctx }) => {
    const { item, helena, mateus } = await withTwo(ctx);
    await takeInboxItem(helena, item);
    await takeInboxItem(helena, item);
    await expect(takeInboxItem(mateus, item)).rejects.toMatchObject({
      code: 'inbox_item_taken',
      data: { name: 'Helena' },
    });
    await expect(giveInboxItemBack(mateus, item)).rejects.toThrow('inbox_item_taken');
    const { userId } = signedIn(helena);
    expect((await takeInboxItem(mateus, { ...item, from_user_id: userId })).assigned_to?.name).toBe('Mateus');
    await expect(takeInboxItem(helena, { ...item, from_user_id: userId })).rejects.toThrow('inbox_item_taken');
  });

  test('is given back, also twice', async ({ ctx }) => {
    const { item, helena, mateus } = await withTwo(ctx);
    await takeInboxItem(helena, item);
    for (const _ of [1, 2]) expect((await giveInboxItemBack(helena, item)).assigned_to).toBeNull();
    expect((await takeInboxItem(mateus, item)).assigned_to?.name).toBe('Mateus');
  });

  test('needs the claim of its kind, and to wait', async ({ ctx }) => {
    const { item, helena } = await withTwo(ctx);
    const clerk = { ...helena, actor: { ...signedIn(helena), claims: ['orders.edit'] } };
    await expect(takeInboxItem(clerk, item)).rejects.toThrow('not_allowed');
    await expect(giveInboxItemBack(clerk, item)).rejects.toThrow('not_allowed');
    await expect(takeInboxItem(await asA(ctx, 'student'), item)).rejects.toThrow('not_allowed');
    await expect(takeInboxItem(helena, { kind, id: 987_654 })).rejects.toThrow('not_found');
    await waitingKinds[kind].decisions?.[0](helena, item.id);
    await expect(takeInboxItem(helena, item)).rejects.toThrow('not_found');
  });

  test('is free again after some weeks', async ({ ctx }) => {
    const { item, helena, mateus } = await withTwo(ctx);
    await takeInboxItem(helena, item);
    await purgeAssignments(after(ctx, { days: assignmentDays }));
    await expect(takeInboxItem(mateus, item)).rejects.toThrow('inbox_item_taken');
    await purgeAssignments(after(ctx, { days: assignmentDays, seconds: 1 }));
    expect((await takeInboxItem(mateus, item)).assigned_to?.name).toBe('Mateus');
  });
});
