import { dueClosings, finishErasure, shutAccount } from '#api/areas/privacy/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { personalData } from './slices.ts';

/**
 * Erases accounts after the grace period of their closing (domain 7). Each step is idempotent, so the next run
 * completes an interrupted one. A failing account does not delay the others.
 */
export async function eraseDueAccounts(ctx: Ctx, slices: PersonalData[] = personalData): Promise<void> {
  const failures: unknown[] = [];
  for (const closingId of await dueClosings(ctx)) {
    await eraseOne(ctx, closingId, slices).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every account that was due is erased.');
}

async function eraseOne(ctx: Ctx, closingId: number, slices: PersonalData[]): Promise<void> {
  const whose = await shutAccount(ctx, closingId);
  if (!whose) return;
  for (const { erase } of slices) await erase(ctx, whose);
  await finishErasure(ctx, closingId, whose);
}
