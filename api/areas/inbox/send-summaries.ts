import type { LocaleKey } from '#contract/basics.ts';
import { inboxClaims, inboxKinds, inboxKindsOf, claimsOfInbox, type InboxKind } from '#contract/areas/inbox/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { textsFor } from '#api/shared/texts.ts';
import { kindsOfSite } from './kinds-in-sight.ts';
import { countInbox, type CounterRow } from './store.ts';

/**
 * What waits this morning, once a day for everybody who may decide some of it. A clock that is late by hours sends it
 * then; one that missed a day sends nothing for it. Idempotent, since the day is the subject of the message.
 */
export async function sendSummaries(ctx: Ctx): Promise<void> {
  const counted = await countInbox(ctx, { kinds: await kindsOfSite(ctx, inboxKinds), userId: null });
  if (counted.length === 0) return;
  for (const [userId, claims] of await claimsOfStaff(ctx, counted)) {
    const kinds = inboxKindsOf(claims);
    const rows = counted.filter(({ kind }) => kinds.includes(kind));
    await inTransaction(ctx, (tx) => summarize(tx, userId, rows));
  }
}

async function claimsOfStaff(ctx: Ctx, counted: readonly CounterRow[]): Promise<Map<number, string[]>> {
  const claimsByUser = new Map<number, string[]>();
  const needed = claimsOfInbox.filter((claim) => counted.some(({ kind }) => inboxClaims[kind] === claim));
  for (const claim of needed) {
    for (const userId of await usersWithClaim(ctx, claim)) {
      claimsByUser.set(userId, [...(claimsByUser.get(userId) ?? []), claim]);
    }
  }
  return claimsByUser;
}

function summarize(tx: Ctx, userId: number, rows: readonly CounterRow[]): Promise<void> {
  const count = rows.reduce((sum, { waiting }) => sum + waiting, 0);
  const linesIn = (locale: LocaleKey) => inOrder(rows).map((row) => wordLine(tx, row, locale));
  const text = { pt: linesIn('pt-AO').join('\n'), 'en-GB': linesIn('en-GB').join('\n') };
  const day = tx.now().toISOString().slice(0, 10);
  const message = { subject: `inbox ${day}`, facts: { count, queues: { text } }, link: '/admin/inbox' };
  return inform(tx, { user_id: userId, kind: 'inbox_summary', ...message });
}

function inOrder(rows: readonly CounterRow[]): CounterRow[] {
  return inboxKinds.flatMap((kind: InboxKind) => rows.find((row) => row.kind === kind) ?? []);
}

function wordLine({ now }: Ctx, { kind, waiting, oldest }: CounterRow, locale: LocaleKey): string {
  const t = textsFor(locale);
  const days = oldest ? Math.max(0, Math.floor((now().getTime() - oldest.getTime()) / dayMs)) : 0;
  return t('inbox.line', { name: t(`inbox.kinds.${kind}`), count: waiting, days });
}
