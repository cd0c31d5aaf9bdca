import { createHash } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { folded, slugOf } from '../model/import/read-words.ts';
import { insertNamed, listNames, type Named } from './store.ts';

export type Names = {
  idsOf: (table: Named, names: (string | null)[]) => Promise<(name: string | null) => number | null>;
};

/** The ids of categories and partners by name in any spelling; `idsOf` adds the missing ones. */
export async function openNames(ctx: Ctx, locale: string): Promise<Names> {
  const existing = { categories: await readNames(ctx, 'categories'), partners: await readNames(ctx, 'partners') };
  return {
    idsOf: async (table, names) => {
      for (const name of names) {
        if (name === null || existing[table].has(folded(name))) continue;
        existing[table].set(folded(name), await add(ctx, table, { name, locale }));
      }
      return (name) => (name === null ? null : (existing[table].get(folded(name)) ?? null));
    },
  };
}

async function readNames(ctx: Ctx, table: Named): Promise<Map<string, number>> {
  const rows = await listNames(ctx, table);
  return new Map(rows.map(({ name, id }) => [folded(name), id]));
}

/** Two names may have one slug («C» and «C++»): the second one gets a suffix. */
async function add(ctx: Ctx, table: Named, { name, locale }: { name: string; locale: string }): Promise<number> {
  const rest = createHash('sha256').update(folded(name)).digest('hex').slice(0, 8);
  const slug = slugOf(name) || rest;
  const id =
    (await insertNamed(ctx, table, { slug, name, locale })) ??
    (await insertNamed(ctx, table, { slug: `${slug}-${rest}`, name, locale }));
  if (id === undefined) throw new Error(`There is no free address for «${name}».`);
  return id;
}
