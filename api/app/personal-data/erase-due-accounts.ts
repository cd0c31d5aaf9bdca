import { dueClosings, finishErasure, shutAccount } from '#api/privacy/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { personalData } from './slices.ts';

/**
 * Erases who closed the account and did not come back in time (domain 7). Each step is idempotent, so that after a crash
 * the next run completes what is half done; one account that fails does not hold up the others.
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
