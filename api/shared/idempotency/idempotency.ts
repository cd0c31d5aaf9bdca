import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import { hourMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';
import { inTransaction, RolledBack } from '../database/transaction.ts';

export type Key = { owner: string; path: string; key: string };
type Stored = Key & { body: string };
type Answer = { status: number; body: string };
type Run = (ctx: Ctx) => Promise<Response>;

export const retentionHours = 24;

export function ownerOf({ actor }: Ctx): string {
  if (actor.kind !== 'user') return actor.kind;
  return actor.token ? `token ${actor.token.id}` : `user ${actor.userId}`;
}

/** Null for a request without an Idempotency-Key. */
export function keyOf(ctx: Ctx, { headers, url }: Request): Key | null {
  const key = headers.get('idempotency-key')?.slice(0, 100);
  return key ? { owner: ownerOf(ctx), path: new URL(url).pathname, key } : null;
}

export async function isAnswered(ctx: Ctx, key: Key): Promise<boolean> {
  return (await storedAnswer(ctx, key)) !== undefined;
}

/** Refuses `request_changed` for another body. */
export async function findAnswer(ctx: Ctx, stored: Stored): Promise<Response | null> {
  const earlier = await storedAnswer(ctx, stored);
  return earlier ? toResponse(repeated(earlier, hashOf(stored))) : null;
}

/** As `onceByKey`. */
export async function answerOnce(ctx: Ctx, stored: Stored, run: Run): Promise<Response> {
  const answer = await onceByKey(ctx, stored, async (tx) => {
    const response = await run(tx);
    return { status: response.status, body: await response.text() };
  });
  return toResponse(answer);
}

function toResponse({ status, body }: Answer): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

type Earlier = { request_hash: string; status: number | null; body: unknown };

function repeated({ request_hash, status, body }: Earlier, hash: string): Answer {
  if (request_hash !== hash) throw new Refusal('request_changed');
  return { status: status ?? 200, body: JSON.stringify(body) };
}

/**
 * Executes a command once per key. The answer is stored in the transaction of the command, so both survive a crash or
 * neither does. A refused command leaves only its hits of rate limits. Refuses `request_under_way` while the first is
 * running, and `request_changed` for another body.
 */
export async function onceByKey(ctx: Ctx, stored: Stored, run: (ctx: Ctx) => Promise<Answer>): Promise<Answer> {
  const hash = hashOf(stored);
  const refused = new RefusedAnswer();
  return inTransaction(ctx, async (tx) => {
    const earlier = await lockKey(tx, stored);
    if (earlier) return repeated(earlier, hash);
    const answer = await run(tx);
    if (answer.status >= 400) {
      refused.answer = answer;
      throw refused;
    }
    await storeAnswer(tx, { ...stored, hash, answer });
    return answer;
  }).catch((error: unknown) => {
    if (error === refused && refused.answer) return refused.answer;
    throw error;
  });
}

class RefusedAnswer extends RolledBack {
  answer: Answer | undefined;
}

function hashOf({ body }: Stored): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** Until the end of the transaction. Returns the answer to an earlier command. */
async function lockKey(ctx: Ctx, { owner, path, key }: Key): Promise<Earlier | null> {
  const { rows } = await sql<{ is_free: boolean; hash: string | null; status: number | null; body: unknown }>`
    select is_free, hash, answer_status as status, answer as body
    from earlier_answer(${owner}, ${path}, ${key}, ${oldest(ctx)})`.execute(ctx.db);
  const [row] = rows;
  if (!row?.is_free) throw new Refusal('request_under_way');
  return row.hash === null ? null : { request_hash: row.hash, status: row.status, body: row.body };
}

function storedAnswer(ctx: Ctx, { owner, path, key }: Key) {
  return ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('owner', '=', owner)
    .where('path', '=', path)
    .where('key', '=', key)
    .where('created_at', '>', oldest(ctx))
    .executeTakeFirst();
}

function oldest(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - retentionHours * hourMs);
}

async function storeAnswer(ctx: Ctx, { owner, path, key, hash, answer }: Stored & { hash: string; answer: Answer }) {
  await ctx.db
    .insertInto('idempotency_keys')
    .values({
      owner,
      path,
      key,
      request_hash: hash,
      status: answer.status,
      body: answer.body,
      created_at: ctx.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'path', 'key'])
        .doUpdateSet({ request_hash: hash, status: answer.status, body: answer.body, created_at: ctx.now() }),
    )
    .execute();
}
