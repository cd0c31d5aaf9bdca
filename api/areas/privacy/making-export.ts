import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '#contract/rules/durations.ts';
import { readUsers } from '#api/people/identity/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import type { Whose } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import {
  endEarlierExports,
  exportsToPurge,
  lockWaiting,
  markBegun,
  markExpired,
  markReady,
  stuckExports,
} from './export-store.ts';
import { mailAboutPrivacy } from './mail-about-privacy.ts';

type BegunExport = { id: number; key: string; whose: Whose };

/** Takes over a waiting export, also from an attempt that did not finish. Null when there is nothing to do. */
export async function beginExport(ctx: Ctx, id: number): Promise<BegunExport | null> {
  const key = `${folderOf(id)}/${randomUUID()}.zip`;
  const user = await inTransaction(ctx, async (tx) => {
    const userId = await lockWaiting(tx, id);
    // `readUsers` finds no deleted user.
    const [owner] = userId === null ? [] : await readUsers(tx, [userId]);
    if (owner) await markBegun(tx, { id, key });
    return owner;
  });
  if (!user) return null;
  await removeCopies(ctx, id);
  return { id, key, whose: { userId: user.id, personId: user.person_id, username: user.username } };
}

/** Only cleans up when another attempt has taken over. */
export async function finishExport(ctx: Ctx, { id, key }: BegunExport): Promise<void> {
  const byteSize = (await ctx.files.size(key)) ?? 0;
  const days = await readSetting(ctx, 'exportLinkDays');
  const expiresAt = new Date(ctx.now().getTime() + days * dayMs);
  const isOurs = await inTransaction(ctx, async (tx) => {
    const userId = await markReady(tx, { id, key, byteSize, expiresAt });
    if (userId === null) return false;
    await endEarlierExports(tx, { id, userId });
    await mailAboutPrivacy(tx, userId, { about: 'export_ready', until: expiresAt });
    await emit(tx, 'export_ready', { user_id: userId, until: expiresAt.toISOString() });
    return true;
  });
  if (isOurs) await removeCopies(ctx, id, { but: key });
  else if ((await ctx.files.size(key)) !== null) await ctx.files.remove(key);
}

const givenUpAfterMs = hourMs;

/** Also restarts exports that nobody has finished within an hour. */
export async function tidyExports(ctx: Ctx): Promise<void> {
  for (const id of await exportsToPurge(ctx)) await purgeExport(ctx, id);
  for (const id of await stuckExports(ctx, new Date(ctx.now().getTime() - givenUpAfterMs))) {
    await emit(ctx, 'export_requested', { export_id: id });
  }
}

export async function purgeExport(ctx: Ctx, id: number): Promise<void> {
  await removeCopies(ctx, id);
  await markExpired(ctx, id);
}

/** Includes half-written copies of attempts that crashed. */
async function removeCopies(ctx: Ctx, id: number, { but }: { but?: string } = {}): Promise<void> {
  for await (const key of ctx.files.keysBelow(folderOf(id))) {
    if (key !== but) await ctx.files.remove(key);
  }
}

function folderOf(id: number): string {
  return `exports/${id}`;
}
