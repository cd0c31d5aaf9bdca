import { asA, makeUser, type MadeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { calls } from '../personal-data/make.ts';

export const reason = 'Mostrou os dois bilhetes ao balcão.';

export type Two = { staff: Ctx; staying: MadeUser; removed: MadeUser };

export async function makeTwo(ctx: Ctx): Promise<Two> {
  const [staying, removed] = [await makeUser(ctx), await makeUser(ctx)];
  return { staff: await asA(ctx, 'administrator'), staying, removed };
}

export function merge({ staff, staying, removed }: Two, as: Ctx = staff) {
  return calls(as).privacy.mergeUsers({ data: [{ id: staying.id, user_id: removed.id, reason }] });
}

export async function report({ staff, staying, removed }: Two) {
  const filter = { id: staying.id, user_id: removed.id };
  const { results } = await calls(staff).privacy.retrieveUserMerge({ filter, page: { number: 1, size: 1 } });
  return results[0];
}

export async function obstaclesOf(two: Two): Promise<string[] | undefined> {
  return (await report(two))?.obstacles.map(({ obstacle }) => obstacle);
}
