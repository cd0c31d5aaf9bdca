import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import { isConnectionLoss } from '#api/shared/database-away.ts';
import type { Database } from '#api/shared/database.ts';
import { outboxChannel } from '#api/shared/events.ts';
import { logError } from '#api/shared/log.ts';
import { putOff, renewClaims, renewEveryMs, settle, settleAndClaim, type ClaimedEvent } from './claim-events.ts';
import { handToWorker, type LeftReaction } from './hand-to-worker.ts';
import { paced } from './paced.ts';
import type { Reactions } from './reactions.ts';
import { takeTurns } from './take-turns.ts';

const mostEvents = 16;
/** Requests need the other connections of the pool. */
const mostReactions = 8;
/** Under load, events of this time share a statement. A single event does not wait. */
const gapMs = 25;
/** Finds events of killed processes, and those whose notification was missed. */
const lookEveryMs = 5_000;
/** As long as pg-boss waits for a job. */
const reactWithinMs = 15 * 60_000;

type Consuming = { boss: PgBoss; ctx: Ctx; reactions: Reactions; listen: Database['listen']; onError: OnError };
type OnError = (error: unknown) => void;
type Outcome = { event: ClaimedEvent; left: LeftReaction[] };

/** `stop` waits that long for running reactions. The claims of others end by themselves. */
export type Consumer = { stop: (withinMs: number) => Promise<void> };

/**
 * Claims events and runs their reactions in this process, once each. A reaction that fails becomes a job of pg-boss,
 * and so do heavy reactions and all those of an event that a killed process had claimed.
 */
export async function consumeEvents({ boss, ctx, reactions, listen, onError }: Consuming): Promise<Consumer> {
  const owner = randomUUID();
  const running = new Map<number, Promise<void>>();
  const ended = new Map<number, Outcome>();
  const inTurn = takeTurns(mostReactions);
  let isStopping = false;
  let isOver = false;

  const wake = paced(() => round().catch(onError), gapMs);

  /** Outcomes are stored until the database has them. */
  async function round(): Promise<void> {
    if (isOver) return;
    for (const outcome of ended.values()) {
      if (outcome.left.length > 0) await storeLeft({ boss, ctx, owner }, outcome).then(() => forget(outcome));
    }
    const handled = [...ended.values()].filter(({ left }) => left.length === 0);
    const limit = isStopping ? 0 : mostEvents - running.size + handled.length;
    if (limit + handled.length === 0) return;
    const claimed = await settleAndClaim(ctx, { owner, limit, handled: handled.map(({ event }) => event.id) });
    for (const outcome of handled) forget(outcome);
    for (const event of claimed) running.set(event.id, handle(event));
    if (claimed.length > 0 && claimed.length === limit) void wake();
  }

  function forget({ event }: Outcome): void {
    ended.delete(event.id);
    running.delete(event.id);
  }

  async function handle(event: ClaimedEvent): Promise<void> {
    const all = reactions[event.kind] ?? [];
    const now = event.isTakenOver ? [] : all.filter(({ isHeavy }) => !isHeavy);
    const later = all.filter((reaction) => !now.includes(reaction));
    const outcomes = await Promise.all(now.map((reaction) => inTurn(() => attempt({ ctx, event }, reaction))));
    ended.set(event.id, { event, left: [...later, ...outcomes.flat()] });
    void wake();
  }

  // Notifications may have been missed while the connection was lost.
  const stopListening = await listen(
    outboxChannel,
    () => void wake(),
    () => void wake(),
  );
  const looking = setInterval(() => void wake(), lookEveryMs);
  const renewing = setInterval(() => {
    if (running.size > 0) void renewClaims(ctx, owner, [...running.keys()]).catch(onError);
  }, renewEveryMs);
  void wake();

  return {
    stop: async (withinMs) => {
      isStopping = true;
      clearInterval(looking);
      await stopListening();
      await wake();
      await Promise.race([Promise.all(running.values()), wait(withinMs, null, { ref: false })]);
      await wake();
      clearInterval(renewing);
      isOver = true;
    },
  };
}

type Reacting = { ctx: Ctx; event: ClaimedEvent };

/** The reaction, when it has to be tried again. */
async function attempt(
  { ctx, event }: Reacting,
  { name, run }: Reactions[keyof Reactions][number],
): Promise<LeftReaction[]> {
  const late = new AbortController();
  const { signal } = late;
  try {
    const tooLate = wait(reactWithinMs, null, { signal, ref: false }).then(() => {
      throw new Error(`It has run for ${reactWithinMs / 60_000} minutes.`);
    });
    tooLate.catch(() => undefined);
    await Promise.race([run(ctx, event.payload as never, event.id), tooLate]);
    return [];
  } catch (error) {
    logError(error, { event: event.id, reaction: name });
    return [{ name, error }];
  } finally {
    late.abort();
  }
}

type Storing = { boss: PgBoss; ctx: Ctx; owner: string };

async function storeLeft({ boss, ctx, owner }: Storing, { event, left }: Outcome): Promise<void> {
  try {
    await ctx.db.transaction().execute(async (db) => {
      const tx = { ...ctx, db };
      if (await settle(tx, owner, event.id)) await handToWorker({ boss, ctx: tx }, event, left);
    });
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    logError(error, { event: event.id });
    await putOff(ctx, { id: event.id, owner }, error);
  }
}
