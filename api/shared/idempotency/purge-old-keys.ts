import { hourMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';
import { retentionHours } from './idempotency.ts';

export async function purgeOldKeys(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionHours * hourMs);
  await ctx.db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  await ctx.db.deleteFrom('rate_limits').where('window_ends_at', '<', before).execute();
  await ctx.db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
  await ctx.db.deleteFrom('outbox_events').where('relayed_at', '<', before).execute();
}
