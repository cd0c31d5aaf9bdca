import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/accounts/make.ts';
import { updateClass } from '#api/classes/index.ts';
import { makeClass, makeRegulation } from '#api/classes/make.ts';
import { acceptRegulation } from '#api/enrollments/index.ts';
import { makeEnrollment } from '#api/enrollments/make.ts';
import { readFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { jobs } from './jobs.ts';
import { reactNow } from './react-now.ts';

const hourMs = 3_600_000;

/** What the night does, so many hours later. */
async function forget(ctx: Ctx, hours: number): Promise<void> {
  const late = new Date(ctx.now().getTime() + hours * hourMs);
  const house = asHouse({ ...ctx, now: () => late });
  await jobs.find(({ name }) => name === 'forget-unused-regulations')?.run(house);
  await reactNow(house, ['file_dropped']);
}

describe('a regulation', () => {
  test('that no class has is forgotten a day after it was sent, with its name and its bytes', async ({ ctx }) => {
    const { id, storage_key } = await makeRegulation(ctx);
    await forget(ctx, 23);
    expect(await readFile(ctx, id)).toMatchObject({ name: 'Regulamento 1.pdf' });
    await forget(ctx, 25);
    await expect(readFile(ctx, id)).rejects.toThrow('not_found');
    expect(await ctx.files.size(storage_key)).toBeNull();
    const kept = await ctx.db.selectFrom('files').select('name').where('id', '=', id).executeTakeFirst();
    expect(kept).toEqual({ name: 'regulation' });
    await expect(makeClass(ctx, { regulation_file_id: id })).rejects.toThrow('invalid_input');
  });

  test('that a class has stays, and goes once it is replaced', async ({ ctx }) => {
    const [first, second] = [await makeRegulation(ctx), await makeRegulation(ctx, 2)];
    const { id } = await makeClass(ctx, { regulation_file_id: first.id });
    await updateClass(asHouse(ctx), { id, regulation_file_id: second.id });
    await forget(ctx, 25);
    await expect(readFile(ctx, first.id)).rejects.toThrow('not_found');
    expect(await readFile(ctx, second.id)).toMatchObject({ sha256: second.sha256 });
  });

  test('that somebody has accepted stays for good', async ({ ctx }) => {
    const rules = await makeRegulation(ctx);
    const user = await makeUser(ctx);
    const run = { person_id: user.person_id, class: { regulation_file_id: rules.id } };
    const { id, class_id } = await makeEnrollment(ctx, run);
    await acceptRegulation(await signInAs(ctx, user), { id, regulation_sha256: rules.sha256 });
    await updateClass(asHouse(ctx), { id: class_id, regulation_file_id: null });
    await forget(ctx, 25);
    expect(await readFile(ctx, rules.id)).toMatchObject({ name: 'Regulamento 1.pdf' });
  });
});
