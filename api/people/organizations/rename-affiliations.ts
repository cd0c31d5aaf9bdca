import { readPerson } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { renamePerson } from './store/write-affiliations.ts';

/** Lists of people are searched and sorted by the name that the person writes. */
export async function renameAffiliations(ctx: Ctx, personId: number): Promise<void> {
  const { name } = await readPerson(ctx, personId);
  await renamePerson(ctx, personId, name);
}
