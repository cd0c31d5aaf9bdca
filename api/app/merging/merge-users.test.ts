import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { after, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { mergeKinds } from '#contract/areas/privacy/merging.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { closePending } from '#api/sales/payments/make.ts';
import { runAudit } from '../audit/run-audit.ts';
import { parts } from '../parts.ts';
import { calls, makeTraced, traces } from '../personal-data/make.ts';
import { merge, reason, report, type Two } from './make.ts';

/** Somebody with something in nearly every table, whose orders are settled, and the account that stays. */
async function makeRich(ctx: Ctx): Promise<Two & { own: Ctx }> {
  const { ctx: own, user: removed } = await makeTraced(ctx);
  for (const { id } of await ctx.db.selectFrom('orders').select('id').where('user_id', '=', removed.id).execute()) {
    await calls(own).orders.cancelOrder({ data: [{ id }] });
    await closePending(asSystem(ctx), id, 'order canceled');
  }
  // Made concluded, without a seat.
  await ctx.db.updateTable('classes').set({ capacity: null }).execute();
  return { own, removed, staying: await makeUser(ctx), staff: await asA(ctx, 'administrator') };
}

type Place = { table: string; column: string };

/** The rows of each table that name one of these. */
async function rowsOf(ctx: Ctx, places: readonly Place[], ids: { userId: number; personId: number }) {
  const counts: Record<string, number> = {};
  for (const { table, column } of places) {
    const id = /(person|recipient)_id$/.test(column) ? ids.personId : ids.userId;
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(ctx.db);
    counts[`${table}.${column}`] = rows[0]?.count ?? 0;
  }
  return counts;
}

const moving = parts.flatMap(({ tables }) =>
  Object.entries(tables?.moves ?? {}).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, rule]) =>
      typeof rule === 'object' && 'rows' in rule && rule.rows === 'moves' ? [{ table, column }] : [],
    ),
  ),
);

/** These of the account that goes are not needed where the other has the like. */
const sharedRoles = 'user_roles.user_id';

describe('two accounts of one person', { timeout: 60_000 }, () => {
  test('become one, with nothing lost, nothing twice and nothing changed that was issued', async ({ ctx }) => {
    const two = await makeRich(ctx);
    const { staying, removed } = two;
    const [ids, gone] = [staying, removed].map(({ id, person_id }) => ({ userId: id, personId: person_id }));
    if (!ids || !gone) throw new Error('Nobody was made.');
    const before = await rowsOf(ctx, moving, gone);
    const own = await rowsOf(ctx, moving, ids);
    expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(14);
    const printed = () =>
      sql`select (select json_agg(json_build_object('s', snapshot, 'n', number, 'h', hash) order by id)
      from fiscal_documents) as documents, (select json_agg(json_build_object('s', snapshot, 't', token, 'h', pdf_sha256)
      order by id) from certificates) as certificates`.execute(ctx.db);
    const { rows: issued } = await printed();
    const broken = await runAudit(ctx);

    const { data } = await merge(two);
    const now = await rowsOf(ctx, moving, ids);
    const sums = Object.entries(before).map(([place, count]) => [place, count + (own[place] ?? 0)] as const);
    expect(now).toMatchObject(Object.fromEntries(sums.filter(([place]) => place !== sharedRoles)));
    expect(Object.values(await rowsOf(ctx, moving, gone)).filter((count) => count > 0)).toEqual([]);
    const movable = Object.values(before).reduce((sum, count) => sum + count, 0);
    expect(data[0].moved).toBe(movable - (before[sharedRoles] ?? 0));
    expect((await printed()).rows).toEqual(issued);
    expect(await runAudit(ctx)).toEqual(broken);
    expect(broken).toEqual([]);
  });

  test('are reported before, in the words of the desk, and the report changes nothing', async ({ ctx }) => {
    const two = await makeRich(ctx);
    const first = await report(two);
    expect(first).toMatchObject({
      staying: { id: two.staying.id, username: two.staying.username },
      removed: { id: two.removed.id, name: traces.name },
      obstacles: [],
      fills: ['birth_date', 'document_number', 'phone', 'street'],
      differs: ['name'],
    });
    const counts = Object.fromEntries((first?.moves ?? []).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ enrollments: 2, certificates: 1, orders: 2, reviews: 1, wishlist: 1, addresses: 1 });
    expect(Object.keys(counts)).toEqual(mergeKinds.filter((kind) => kind in counts));
    expect(await report(two)).toEqual(first);
  });
});

describe('after a merge two accounts', { timeout: 60_000 }, () => {
  test('leave a closed one, a person with the data of both, and letters to both addresses', async ({ ctx }) => {
    const two = await makeRich(ctx);
    const { staying, removed, own, staff } = two;
    const stayingCtx = await signInAs(ctx, staying);
    await merge(two);
    const person = await ctx.db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', staying.person_id)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({
      name: staying.name,
      phone: traces.phone,
      street: traces.street,
      document_number: traces.document,
    });
    const users = await ctx.db
      .selectFrom('users')
      .select(['id', 'username', 'deleted_at'])
      .orderBy('id')
      .where('id', 'in', [staying.id, removed.id])
      .execute();
    expect(users.find(({ id }) => id === removed.id)).toMatchObject({
      username: `erased-${removed.id}`,
      deleted_at: ctx.now(),
    });
    const credentials = { username: traces.address, password: 'qualquer palavra-passe' };
    await expect(calls(ctx).identity.authenticate({ data: [credentials] })).rejects.toThrow('wrong_credentials');
    const open = await ctx.db
      .selectFrom('session_families')
      .select('id')
      .where('revoked_at', 'is', null)
      .where('id', 'in', [signedIn(stayingCtx).sessionId, signedIn(own).sessionId])
      .execute();
    expect(open).toEqual([]);
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['recipient', 'body_text'])
      .where('recipient', 'in', [staying.username, removed.username])
      .execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([staying.username, removed.username].toSorted());
    expect(mails[0]?.body_text).toContain(staying.username);
    const entries = await calls(staff).trail.retrieveAuditEntries({ page: { number: 1, size: 5 } });
    expect(entries.results[0]).toMatchObject({
      call: 'privacy.mergeUsers',
      records: expect.arrayContaining([staying, removed].map(({ id }) => ({ noun: 'users', id }))),
    });
    const filter = { user_id: staying.id };
    const moves = await calls(staff).identity.retrieveAccountMoves({ filter, page: { number: 1, size: 5 } });
    expect(moves.results).toMatchObject([{ move: 'merge', reason }]);
  });

  test('are merged once, by staff who may and have signed in lately', async ({ ctx }) => {
    const two = await makeRich(ctx);
    const other = { ...two, staying: two.removed, removed: two.staying };
    await expect(merge(two, after(two.staff, { minutes: 11 }))).rejects.toThrow('reauthentication_required');
    await expect(merge(two, two.own)).rejects.toThrow('not_allowed');
    await expect(merge({ ...two, removed: two.staying })).rejects.toThrow('merge_with_itself');
    await merge(two);
    expect((await merge(two)).data).toMatchObject([{ id: two.staying.id, user_id: two.removed.id, moved: 0 }]);
    await expect(merge(other)).rejects.toThrow('merge_account_gone');
    await expect(report(two)).rejects.toThrow('not_found');
    expect(
      await ctx.db.selectFrom('mails').select('id').where('recipient', '=', two.staying.username).execute(),
    ).toHaveLength(1);
  });
});
