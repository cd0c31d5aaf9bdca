import { createRouterClient } from '@orpc/server';
import type { AnyContractProcedure } from '@orpc/contract';
import { describe, expect } from 'vitest';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from './routes.ts';
import { sourcesOfOffer } from './testing/source-rows/offer.ts';
import type { Item } from './testing/source-rows/source-row.ts';

const nouns = [...sourcesOfOffer];
const staff = (ctx: Ctx) => asA(ctx, 'administrator');

/** The calls of a noun, as the contract declares them. */
function callsOf(noun: string) {
  const declared = Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries<AnyContractProcedure>(calls).map(([name, call]) => ({ slice, name, call })),
  );
  const named = (isIt: (call: AnyContractProcedure) => boolean) => {
    const match = declared.find(({ call }) => isIt(call));
    if (!match) throw new Error(`The contract declares no such call of ${noun}.`);
    return match;
  };
  const edits = (path: string, method: string) =>
    named((call) => {
      const { route } = call['~orpc'];
      return metaOf(call).edits === noun && route.path === path && route.method === method;
    });
  return {
    source: named((call) => metaOf(call).sourceOf === noun),
    create: edits(`/${noun}/create`, 'POST'),
    update: edits(`/${noun}`, 'PUT'),
    remove: edits(`/${noun}/delete`, 'PUT'),
    restore: edits(`/${noun}/restore`, 'PUT'),
  };
}

function openNoun(ctx: Ctx, noun: string) {
  const client = createRouterClient(routes, { context: ctx }) as unknown as Record<
    string,
    Record<string, (input: object) => Promise<{ results: Item[]; total: number; data: [{ id: number }] }>>
  >;
  const calls = callsOf(noun);
  const send = async ({ slice, name }: { slice: string; name: string }, input: object) => {
    const call = client[slice]?.[name];
    if (!call) throw new Error(`${slice}.${name} is not served.`);
    return call(input);
  };
  const one = async (filter: object) => (await send(calls.source, { filter })).results[0];
  return {
    create: async (input: Item) => (await send(calls.create, { data: [input] })).data[0].id,
    update: (input: Item) => send(calls.update, { data: [input] }),
    remove: (id: number) => send(calls.remove, { data: [{ id }] }),
    restore: (id: number) => send(calls.restore, { data: [{ id }] }),
    source: async (id: number, filter: object = {}) => (await one({ id, ...filter })) ?? null,
    list: () => send(calls.source, {}),
  };
}

/** What `PUT` takes of a record. */
function writable(record: Item | null): Item {
  const { version: _v, updated_at: _at, updated_by: _by, deleted_at: _gone, ...fields } = record ?? {};
  return fields;
}

test('every source has its row here', () => {
  const declared = Object.values(contract).flatMap((calls) =>
    Object.values<AnyContractProcedure>(calls).flatMap((call) => metaOf(call).sourceOf ?? []),
  );
  expect(nouns.map(({ noun }) => noun).toSorted()).toEqual(declared.toSorted());
});

describe.for(nouns)('the source of $noun', ({ noun, input, change, text }) => {
  test('answers what was created, and changes nothing when it is sent back', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { create, update, source } = openNoun(editor, noun);
    const fields = await input(editor);
    const id = await create(fields);
    const created = await source(id);
    expect(writable(created)).toEqual({ id, ...fields });
    expect(created).toMatchObject({ version: 1, updated_by: { id: signedIn(editor).userId }, deleted_at: null });
    await update({ ...writable(created), version: 1 });
    const sent = await source(id);
    expect(writable(sent)).toEqual(writable(created));
    expect(sent).toMatchObject({ version: 2 });
  });

  test('takes a change of one field, and of one language', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { create, update, source } = openNoun(editor, noun);
    const fields = await input(editor);
    const id = await create(fields);
    await update({ id, ...change });
    expect(writable(await source(id))).toEqual({ id, ...fields, ...change });
    await update({ id, [text]: { 'en-GB': 'Other words' } });
    const texts = fields[text] as Record<string, string>;
    expect((await source(id))?.[text]).toEqual({ ...texts, 'en-GB': 'Other words' });
    await update({ id, [text]: { pt: 'Outras palavras', 'en-GB': '' } });
    expect((await source(id))?.[text]).toEqual({ pt: 'Outras palavras' });
  });

  test('refuses a change of an old version, and says who changed it', async ({ ctx }) => {
    const editor = await staff(ctx);
    const other = await staff(ctx);
    const { create, update, source } = openNoun(editor, noun);
    const fields = await input(editor);
    const id = await create(fields);
    await openNoun(other, noun).update({ id, ...change, version: 1 });
    const { name } = await ctx.db
      .selectFrom('persons')
      .select('name')
      .where('id', '=', signedIn(other).personId)
      .executeTakeFirstOrThrow();
    await expect(update({ id, ...change, version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      data: { by: name, at: expect.stringMatching(/2026/), version: 2 },
    });
    expect(await source(id)).toMatchObject({ version: 2, updated_by: { name } });
  });

  test('shows deleted records only when they are requested', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { create, remove, restore, source } = openNoun(editor, noun);
    const id = await create(await input(editor));
    await remove(id);
    expect(await source(id)).toBeNull();
    expect(await source(id, { deleted: 'only' })).toMatchObject({ id, version: 2, deleted_at: expect.any(String) });
    await restore(id);
    expect(await source(id, { deleted: 'with' })).toMatchObject({ id, version: 3, deleted_at: null });
  });

  test('is read by editors alone', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    await expect(openNoun(student, noun).list()).rejects.toThrow('not_allowed');
    await expect(openNoun(student, noun).update({ id: 987_654, ...change, version: 5 })).rejects.toThrow('not_allowed');
    await expect(openNoun(ctx, noun).list()).rejects.toThrow('not_signed_in');
  });

  test('refuses what is not there', async ({ ctx }) => {
    await expect(openNoun(await staff(ctx), noun).update({ id: 987_654, ...change })).rejects.toThrow('not_found');
  });
});
