import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';

const longestWritingMs = dayMs;

export async function purgeHalfWritten(ctx: Ctx): Promise<void> {
  await ctx.files.purgeHalfWritten(new Date(ctx.now().getTime() - longestWritingMs));
}
