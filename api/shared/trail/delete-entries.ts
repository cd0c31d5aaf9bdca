import type { Ctx } from '../context.ts';

export async function deleteEntries(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('audit_entries').where('created_at', '<', before).execute();
}

/** Of an erased account its id stays, without the addresses from which it came. */
export async function eraseAddresses(ctx: Ctx, { userId }: { userId: number }): Promise<void> {
  await ctx.db.updateTable('audit_entries').set({ address: '' }).where('user_id', '=', userId).execute();
}
