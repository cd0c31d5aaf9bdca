import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { updateClass } from '#api/offer/classes/index.ts';
import { makeClass, makeRegulation } from '#api/offer/classes/make.ts';
import { acceptRegulation } from '#api/learning/enrollments/index.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { readFile } from '#api/platform/files/index.ts';
import { cancelOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { jobs } from './jobs.ts';
import { reactNow } from './react-now.ts';

const hourMs = 3_600_000;

/** The nightly job, so many hours later. */
async function purge(ctx: Ctx, hours: number): Promise<void> {
  const late = new Date(ctx.now().getTime() + hours * hourMs);
  const operator = asSystem({ ...ctx, now: () => late });
  await jobs.find(({ name }) => name === 'forget-unused-regulations')?.run(operator);
  await reactNow(operator, ['file_dropped']);
}

describe('a regulation', () => {
  test('without a class is deleted with its bytes a day after the upload', async ({ ctx }) => {
    const { id, storage_key } = await makeRegulation(ctx);
    await purge(ctx, 23);
    expect(await readFile(ctx, id)).toMatchObject({ name: 'Regulamento 1.pdf' });
    await purge(ctx, 25);
    await expect(readFile(ctx, id)).rejects.toThrow('not_found');
    expect(await ctx.files.size(storage_key)).toBeNull();
    const stored = await ctx.db.selectFrom('files').select('name').where('id', '=', id).executeTakeFirst();
    expect(stored).toEqual({ name: 'regulation' });
    await expect(makeClass(ctx, { regulation_file_id: id })).rejects.toThrow('invalid_input');
  });

  test('of a class stays until it is replaced', async ({ ctx }) => {
    const [first, second] = [await makeRegulation(ctx), await makeRegulation(ctx, 2)];
    const { id } = await makeClass(ctx, { regulation_file_id: first.id });
    await updateClass(asSystem(ctx), { id, regulation_file_id: second.id });
    await purge(ctx, 25);
    await expect(readFile(ctx, first.id)).rejects.toThrow('not_found');
    expect(await readFile(ctx, second.id)).toMatchObject({ sha256: second.sha256 });
  });

  test('that a buyer has accepted stays, though nobody learns in the class', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const held = await makeClass(ctx, { regulation_file_id: rules.id });
    const { order, buyer } = await makeOrder(ctx, { class: held });
    await cancelOrder(buyer, { id: order.id });
    await updateClass(asSystem(ctx), { id: held.id, regulation_file_id: null });
    await purge(ctx, 25);
    expect(await readFile(ctx, rules.id)).toMatchObject({ sha256: rules.sha256 });
  });

  test('that somebody has accepted stays', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const user = await makeUser(ctx);
    const run = { person_id: user.person_id, class: { regulation_file_id: rules.id } };
    const { id, class_id } = await makeEnrollment(ctx, run);
    await acceptRegulation(await signInAs(ctx, user), { id, regulation_sha256: rules.sha256 });
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: null });
    await purge(ctx, 25);
    expect(await readFile(ctx, rules.id)).toMatchObject({ name: 'Regulamento 1.pdf' });
  });
});
