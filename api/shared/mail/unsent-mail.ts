import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';
import { emit } from '../events/events.ts';

/** `busy`: it was sent, or a process may still be sending it. */
type Result = 'done' | 'missing' | 'busy';
export type UnsentMove = (ctx: Ctx, id: number) => Promise<Result>;

const sendingForMs = 5 * minuteMs;

/** Has a reaction send it once more, although an earlier try may have reached the server. */
export async function sendMailAgain(ctx: Ctx, id: number): Promise<Result> {
  const result = await lockUnsent(ctx, id);
  if (result !== 'done') return result;
  await ctx.db.updateTable('mails').set({ sending_at: null }).where('id', '=', id).execute();
  await emit(ctx, 'mail_written', { mail_id: id });
  return 'done';
}

export async function deleteUnsentMail(ctx: Ctx, id: number): Promise<Result> {
  const result = await lockUnsent(ctx, id);
  if (result === 'done') await ctx.db.deleteFrom('mails').where('id', '=', id).execute();
  return result;
}

async function lockUnsent(ctx: Ctx, id: number): Promise<Result> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['sent_at', 'sending_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) return 'missing';
  const isSending = mail.sending_at !== null && mail.sending_at.getTime() > ctx.now().getTime() - sendingForMs;
  return mail.sent_at !== null || isSending ? 'busy' : 'done';
}
