import type { MessageKind } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Channels } from '../model/channels.ts';

export async function chosenBy(ctx: Ctx, userId: number): Promise<Map<string, Channels>> {
  const rows = await ctx.db
    .selectFrom('notification_configurations')
    .select(['kind', 'in_app', 'email'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ kind, ...channels }) => [kind, channels]));
}

export async function choose(ctx: Ctx, userId: number, choices: ({ kind: MessageKind } & Channels)[]): Promise<void> {
  await ctx.db
    .insertInto('notification_configurations')
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet((row) => ({ in_app: row.ref('excluded.in_app'), email: row.ref('excluded.email') })),
    )
    .execute();
}
