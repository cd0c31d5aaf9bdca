import type { Ctx } from '../context.ts';

const longestWritingMs = 86_400_000;

export async function purgeHalfWritten(ctx: Ctx): Promise<void> {
  await ctx.files.purgeHalfWritten(new Date(ctx.now().getTime() - longestWritingMs));
}
