import { createRouterClient } from '@orpc/server';
import type { Api } from '#contract/index.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { reactions } from '../reactions.ts';
import { routes } from '../routes.ts';

export function operatorCalls(ctx: Ctx): Api {
  return createRouterClient(routes, { context: asSystem(ctx) });
}

const emitting = /^(tell|settle)-/;

/** Runs every notifying reaction to the events of this test twice. */
export async function reactTwice(ctx: Ctx): Promise<void> {
  const events = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload'])
    .where('created_at', '>=', ctx.now())
    .orderBy('id')
    .execute();
  for (const { id, kind, payload } of [...events, ...events]) {
    for (const { name, run } of reactions[kind as EventKind]) {
      if (emitting.test(name) && name !== 'settle-class') await run(asSystem(ctx), payload as never, id);
    }
  }
}

export async function notifiedTo(ctx: Ctx, userId: number): Promise<string[]> {
  const rows = await ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', userId).execute();
  return rows.map(({ kind }) => kind).toSorted();
}

export async function warnedOf(ctx: Ctx, userId: number): Promise<string[]> {
  const rows = ctx.db.selectFrom('user_warnings').select('kind').where('user_id', '=', userId);
  return (await rows.where('is_active', '=', true).orderBy('id').execute()).map(({ kind }) => kind);
}

export async function mailsTo(ctx: Ctx, userId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('mails')
    .innerJoin('users', 'users.username', 'mails.recipient')
    .select('mails.subject')
    .where('users.id', '=', userId)
    .orderBy('mails.id')
    .execute();
  return rows.map(({ subject }) => subject);
}
