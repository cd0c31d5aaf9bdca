import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockRole, usersInRole } from './store.ts';

/** Of administrators who leave at the same time, one waits for the other. Refuses `last_administrator`. */
export async function requireOtherAdministrator(tx: Ctx, userId: number): Promise<void> {
  await lockRole(tx, 'administrator');
  const active = await activeAdministrators(tx);
  if (active.length === 1 && active[0] === userId) throw new Refusal('last_administrator');
}

export async function hasAdministrator(ctx: Ctx): Promise<boolean> {
  return (await activeAdministrators(ctx)).length > 0;
}

async function activeAdministrators(ctx: Ctx): Promise<number[]> {
  const users = await usersInRole(ctx, 'administrator');
  return users.filter(({ deleted_at, disabled_at }) => !deleted_at && !disabled_at).map(({ id }) => id);
}
