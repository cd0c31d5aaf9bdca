import { usersInRole } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { usersAboutToLeave } from './closing-store.ts';

/** `staying` are neither deleted nor disabled nor about to leave. */
export async function administrators(ctx: Ctx): Promise<{ all: number[]; staying: number[] }> {
  const users = await usersInRole(ctx, 'administrator');
  const all = users.map(({ id }) => id);
  const leaving = await usersAboutToLeave(ctx, all);
  const staying = users
    .filter(({ id, ...gone }) => !gone.deleted_at && !gone.disabled_at && !leaving.has(id))
    .map(({ id }) => id);
  return { all, staying };
}
