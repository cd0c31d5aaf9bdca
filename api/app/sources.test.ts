import { createRouterClient } from '@orpc/server';
import type { AnyContractProcedure } from '@orpc/contract';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { metaOf } from '#contract/shapes.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from './routes.ts';
import { sourcesOfLearning } from './testing/source-rows/learning.ts';
import { sourcesOfOffer } from './testing/source-rows/offer.ts';
import { sourcesOfPeople } from './testing/source-rows/people.ts';
import { sourcesOfPlatform } from './testing/source-rows/platform.ts';
import { sourcesOfSales } from './testing/source-rows/sales.ts';
import type { Item, SourceRow } from './testing/source-rows/source-row.ts';

const nouns: SourceRow[] = [
  ...sourcesOfPlatform,
  ...sourcesOfPeople,
  ...sourcesOfOffer,
  ...sourcesOfSales,
  ...sourcesOfLearning,
];
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
    create: () => edits(`/${noun}/create`, 'POST'),
    update: edits(`/${noun}`, 'PUT'),
    remove: () => edits(`/${noun}/delete`, 'PUT'),
    restore: () => edits(`/${noun}/restore`, 'PUT'),
  };
}

function openNoun(ctx: Ctx, { noun, input, make, atCreation, keyField = 'id' }: SourceRow) {
  const client = createRouterClient(routes, { context: ctx }) as unknown as Record<
    string,
    Record<string, (input: object) => Promise<{ results: Item[]; total: number; data: [{ id: number }] }>>
  >;
  const calls = callsOf(noun);
  const send = async ({ slice, name }: { slice: string; name: string }, body: object) => {
    const call = client[slice]?.[name];
    if (!call) throw new Error(`${slice}.${name} is not served.`);
    return call(body);
  };
  const one = async (filter: object) => (await send(calls.source, { filter })).results[0];
  return {
    create: async () => {
      if (make) return make(ctx);
      const fields = (await input?.(ctx)) ?? {};
      const { data } = await send(calls.create(), { data: [{ ...fields, ...(await atCreation?.(ctx)) }] });
      return { id: data[0].id, fields };
    },
    update: ({ id, ...change }: Item) => send(calls.update, { data: [{ ...change, [keyField]: id }] }),
    remove: (id: number) => send(calls.remove(), { data: [{ id }] }),
    restore: (id: number) => send(calls.restore(), { data: [{ id }] }),
    source: async (id: number, filter: object = {}) => (await one({ id, ...filter })) ?? null,
    list: (query: object = {}) => send(calls.source, query),
    ...parametersOf(calls.source.call),
  };
}

/** What a list can be sorted and filtered by. */
function parametersOf({ '~orpc': { inputSchema } }: AnyContractProcedure) {
  const query: unknown = inputSchema instanceof z.ZodPrefault ? inputSchema.unwrap() : undefined;
  const { sort, filter }: Record<string, unknown> = query instanceof z.ZodObject ? query.shape : {};
  const list: unknown = sort instanceof z.ZodOptional ? sort.unwrap() : undefined;
  const item: unknown = list instanceof z.ZodArray ? list.element : undefined;
  const field: unknown = item instanceof z.ZodObject ? item.shape.field : undefined;
  const fields: unknown = filter instanceof z.ZodOptional ? filter.unwrap() : undefined;
  return {
    sorts: field instanceof z.ZodEnum ? field.options : [],
    filters: fields instanceof z.ZodObject ? Object.keys(fields.shape) : [],
  };
}

/** What `PUT` takes of a record. */
function writable(record: Item | null, { shown = {} }: SourceRow): Item {
  const { version: _v, updated_at: _at, updated_by: _by, deleted_at: _gone, ...fields } = record ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in shown)));
}

test('every source has its row here', () => {
  const declared = Object.values(contract).flatMap((calls) =>
    Object.values<AnyContractProcedure>(calls).flatMap((call) => metaOf(call).sourceOf ?? []),
  );
  expect(nouns.map(({ noun }) => noun).toSorted()).toEqual(declared.toSorted());
});

const withText = nouns.filter(({ text }) => text !== undefined);
const deletable = nouns.filter(({ deletion }) => deletion !== 'none');

describe.for(nouns)('the source of $noun', (row) => {
  const { change, shown = {} } = row;

  test('answers what was created, and changes nothing when it is sent back', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { create, update, source } = openNoun(editor, row);
    const { id, fields } = await create();
    const created = await source(id);
    expect(writable(created, row)).toEqual({ id, ...fields });
    const updated_by = row.make ? null : { id: signedIn(editor).userId };
    expect(created).toMatchObject({ version: 1, updated_by, deleted_at: null, ...shown });
    await update({ ...writable(created, row), version: 1 });
    const sent = await source(id);
    expect(writable(sent, row)).toEqual(writable(created, row));
    expect(sent).toMatchObject({ version: 2 });
  });

  test('takes a change of one field', async ({ ctx }) => {
    const { create, update, source } = openNoun(await staff(ctx), row);
    const { id, fields } = await create();
    await update({ id, ...change });
    expect(writable(await source(id), row)).toEqual({ id, ...fields, ...change });
  });

  test('refuses a change of an old version, and says who changed it', async ({ ctx }) => {
    const editor = await staff(ctx);
    const other = await staff(ctx);
    const { create, update, source } = openNoun(editor, row);
    const { id } = await create();
    await openNoun(other, row).update({ id, ...change, version: 1 });
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

  test('is sorted by each field that it names, and filtered by the same that it shows', async ({ ctx }) => {
    const { create, list, source, sorts, filters } = openNoun(await staff(ctx), row);
    const { id } = await create();
    expect(sorts).toContain('updated_at');
    expect(filters.includes('search')).toBe(row.search !== undefined);
    for (const field of sorts) {
      const { results } = await list({ sort: [{ field, order: 'desc' }] });
      expect(results.map((record) => record['id'])).toContain(id);
    }
    const record = await source(id);
    for (const name of filters) {
      const value = record?.[name];
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      const filter = { [name]: name.endsWith('_at') ? { gte: value, lte: value } : value };
      expect(await source(id, filter)).toEqual(record);
    }
  });

  test.skipIf(row.search === undefined)('finds the words that it searches for, and no others', async ({ ctx }) => {
    const { create, source } = openNoun(await staff(ctx), row);
    const { id } = await create();
    expect(await source(id, { search: row.search })).toMatchObject({ id });
    expect(await source(id, { search: 'Xyloglyphe' })).toBeNull();
  });

  test('is read by editors alone', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    await expect(openNoun(student, row).list()).rejects.toThrow('not_allowed');
    const update = openNoun(student, row).update({ id: 987_654, ...change, version: 5 });
    await expect(update).rejects.toThrow(row.isForOthers ? 'not_found' : 'not_allowed');
    await expect(openNoun(ctx, row).list()).rejects.toThrow('not_signed_in');
  });

  test('refuses what is not there', async ({ ctx }) => {
    await expect(openNoun(await staff(ctx), row).update({ id: 987_654, ...change })).rejects.toThrow('not_found');
  });
});

describe.for(withText)('the source of $noun', (row) => {
  test('takes a change of one language', async ({ ctx }) => {
    const { text = '' } = row;
    const { create, update, source } = openNoun(await staff(ctx), row);
    const { id, fields } = await create();
    await update({ id, [text]: { 'en-GB': 'Other words' } });
    const texts = fields[text] as Record<string, string>;
    expect((await source(id))?.[text]).toEqual({ ...texts, 'en-GB': 'Other words' });
    await update({ id, [text]: { pt: 'Outras palavras', 'en-GB': '' } });
    expect((await source(id))?.[text]).toEqual({ pt: 'Outras palavras' });
  });
});

describe.for(deletable)('the source of $noun', (row) => {
  test('shows deleted records only when they are requested', async ({ ctx }) => {
    const { create, remove, restore, source } = openNoun(await staff(ctx), row);
    const { id } = await create();
    await remove(id);
    expect(await source(id)).toBeNull();
    expect(await source(id, { deleted: 'only' })).toMatchObject({ id, version: 2, deleted_at: expect.any(String) });
    if (row.deletion === 'final') return;
    await restore(id);
    expect(await source(id, { deleted: 'with' })).toMatchObject({ id, version: 3, deleted_at: null });
  });
});

describe.for(nouns.filter(({ deletion }) => deletion === 'none'))('the source of $noun', (row) => {
  test('lists no record as deleted', async ({ ctx }) => {
    const { create, source } = openNoun(await staff(ctx), row);
    const { id } = await create();
    expect(await source(id, { deleted: 'only' })).toBeNull();
    expect(await source(id, { deleted: 'with' })).toMatchObject({ id, deleted_at: null });
  });
});

test('a change of a lesson by its trainer is counted, and noticed by an editor', async ({ ctx }) => {
  const [row] = nouns.filter(({ noun }) => noun === 'lessons');
  if (!row) throw new Error('Lessons have no row.');
  const editor = await staff(ctx);
  const trainer = await asA(ctx, 'trainer');
  const { create, source, update } = openNoun(editor, row);
  const { id } = await create();
  const { class_id } = (await source(id)) ?? {};
  const teaches = { class_id: Number(class_id), person_id: signedIn(trainer).personId };
  await ctx.db.insertInto('class_trainers').values(teaches).execute();
  await openNoun(trainer, row).update({ id, room: 'Sala 9' });
  expect(await source(id)).toMatchObject({ version: 2, updated_by: { id: signedIn(trainer).userId } });
  await expect(update({ id, room: 'Sala 2', version: 1 })).rejects.toThrow('changed_meanwhile');
  await openNoun(trainer, row).update({ id, room: 'Sala 8', version: 2 });
  expect(await source(id)).toMatchObject({ version: 3, room: 'Sala 8' });
});
