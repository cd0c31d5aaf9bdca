import type { Ctx } from '#api/shared/context.ts';

type Batch = { userId: number; personId: number; lastId: number; limit: number };

export function warningsToTakeAlong(ctx: Ctx, { userId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('user_warnings')
    .select(['id', 'type', 'kind', 'subject', 'facts', 'read_at', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function notificationsToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('notifications')
    .select(['id', 'kind', 'subject', 'facts', 'read_at', 'created_at', 'deleted_at'])
    .where('recipient_id', '=', personId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function configurationsToTakeAlong(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('notification_configurations')
    .select(['kind', 'in_app', 'email'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
}

export async function purgeMessages(ctx: Ctx, { userId, personId }: Pick<Batch, 'userId' | 'personId'>) {
  await ctx.db.deleteFrom('notifications').where('recipient_id', '=', personId).execute();
  for (const table of ['user_warnings', 'told_messages', 'notification_configurations', 'message_versions'] as const) {
    await ctx.db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
