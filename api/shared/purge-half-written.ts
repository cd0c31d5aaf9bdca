import type { Ctx } from './context.ts';

const longestWritingMs = 86_400_000;

/** What a killed process was writing into the file store; nothing is being written for a day. */
export async function purgeHalfWritten(ctx: Ctx): Promise<void> {
  await ctx.files.purgeHalfWritten(new Date(ctx.now().getTime() - longestWritingMs));
}
