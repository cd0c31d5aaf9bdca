import type { Ctx } from './context.ts';

const longestWritingMs = 86_400_000;

/** What a killed process was writing into the file store; nothing is being written for a day. */
export async function forgetHalfWritten(ctx: Ctx): Promise<void> {
  await ctx.files.forgetHalfWritten(new Date(ctx.now().getTime() - longestWritingMs));
}
