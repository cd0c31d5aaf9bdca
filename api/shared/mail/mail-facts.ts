import { sql } from 'kysely';
import { daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';

export type MailFacts = {
  is_set: boolean;
  waiting: number;
  oldest_waiting_seconds: number | null;
  in_doubt: number;
  sent_last_day: number;
  last_sent_at: string | null;
};

/** An attempt that takes longer has an unknown outcome. */
const longestSendingSeconds = 600;

type Row = { waiting: number; oldest: Date | null; in_doubt: number; sent: number; last: Date | null };
const none: Row = { waiting: 0, oldest: null, in_doubt: 0, sent: 0, last: null };

/** Without a mail server nothing waits: every email stays in the database. */
export async function mailFacts(ctx: Ctx): Promise<MailFacts> {
  const now = ctx.now();
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const { rows } = await sql<Row>`
    select count(*) filter (where sent_at is null and sending_at is null)::int as waiting,
      min(created_at) filter (where sent_at is null and sending_at is null) as oldest,
      count(*) filter (where sent_at is null and sending_at < ${before(longestSendingSeconds)})::int as in_doubt,
      count(*) filter (where sent_at > ${before(daySeconds)})::int as sent, max(sent_at) as last
    from mails where created_at > ${before(7 * daySeconds)}`.execute(ctx.db);
  const { waiting, oldest, in_doubt, sent, last } = rows[0] ?? none;
  const is_set = ctx.config.smtpUrl !== undefined;
  return {
    is_set,
    waiting: is_set ? waiting : 0,
    oldest_waiting_seconds: is_set ? secondsSince(oldest, now) : null,
    in_doubt,
    sent_last_day: sent,
    last_sent_at: last?.toISOString() ?? null,
  };
}

function secondsSince(moment: Date | null, now: Date): number | null {
  return moment && Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1_000));
}
