import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { withConnectionWait } from '#api/shared/database/connection-wait.ts';
import { DatabaseBusy, isConnectionLoss } from '#api/shared/database/database-away.ts';
import type { Database } from '#api/shared/database/database.ts';
import { outboxChannel, type EventKind } from '#api/shared/events/events.ts';
import { logError } from '#api/shared/config/log.ts';
import { putOff, renewClaims, renewEveryMs, settle, settleAndClaim, type ClaimedEvent } from './claim-events.ts';
import { handToWorker, type LeftReaction } from './hand-to-worker.ts';
import type { Reactions } from './reactions.ts';

const mostEvents = 16;
const mostReactions = 8;
/** Requests need the other connections of the pool. */
const leftForRequests = 2;
/** Under load, events of this time share a statement. A single event does not wait. */
const gapMs = 50;
/** Finds events of killed processes, and those whose notification was missed. */
const lookEveryMs = 5_000;
/** As long as pg-boss waits for a job. */
const reactWithinMs = 15 * minuteMs;

type Handling = { boss: PgBoss; ctx: Ctx; reactions: Reactions };
type Consuming = Handling & { listen: Database['listen']; onError: (error: unknown) => void };
type Named = Pick<Reactions[EventKind][number], 'name' | 'run' | 'isHeavy'>;
type Outcome = { event: ClaimedEvent; left: LeftReaction[] };

/** `stop` waits that long for running reactions. The claims of others end by themselves. */
export type Consumer = { stop: (withinMs: number) => Promise<void> };

/**
 * Claims events and runs their reactions in this process, once each. A reaction that fails becomes a job of pg-boss,
 * and so do heavy reactions and all those of an event that a killed process had claimed.
 */
export async function consumeEvents({ listen, onError, ...handling }: Consuming): Promise<Consumer> {
  const handler = handleEvents(handling, () => void wake());
  const wake = paced(() => handler.round().catch(onError));

  // Notifications may have been missed while the connection was lost.
  const stopListening = await listen(
    outboxChannel,
    () => void wake(),
    () => void wake(),
  );
  const looking = setInterval(() => void wake(), lookEveryMs);
  const renewing = setInterval(() => void handler.renew().catch(onError), renewEveryMs);
  void wake();

  return {
    stop: async (withinMs) => {
      handler.claimNoMore();
      clearInterval(looking);
      await stopListening();
      await wake();
      await Promise.race([handler.untilIdle(), wait(withinMs, null, { ref: false })]);
      await wake();
      clearInterval(renewing);
      handler.end();
    },
  };
}

/** `ready` is called when a round has something to do. */
function handleEvents({ boss, ctx, reactions }: Handling, ready: () => void) {
  const owner = randomUUID();
  const running = new Map<number, Promise<void>>();
  /** Outcomes stay here until the database has them. */
  const ended = new Map<number, Outcome>();
  const inTurn = takeTurns(Math.max(1, Math.min(mostReactions, ctx.config.database.pool - leftForRequests)));
  let most = mostEvents;
  let isOver = false;

  async function round(): Promise<void> {
    if (isOver) return;
    for (const outcome of ended.values()) {
      if (outcome.left.length > 0) await storeLeft({ boss, ctx, owner }, outcome).then(() => drop(outcome));
    }
    const handled = [...ended.values()].filter(({ left }) => left.length === 0);
    const limit = Math.max(0, most - running.size + handled.length);
    if (limit + handled.length === 0) return;
    const claimed = await settleAndClaim(ctx, { owner, limit, handled: handled.map(({ event }) => event.id) });
    for (const outcome of handled) drop(outcome);
    for (const event of claimed) running.set(event.id, handle(event));
    if (claimed.length > 0 && claimed.length === limit) ready();
  }

  function drop({ event }: Outcome): void {
    ended.delete(event.id);
    running.delete(event.id);
  }

  async function handle(event: ClaimedEvent): Promise<void> {
    const { now, later } = divide(event, reactions[event.kind] ?? []);
    const failed = await Promise.all(now.map((reaction) => inTurn(() => attempt({ ctx, event }, reaction))));
    ended.set(event.id, { event, left: [...later, ...failed.flat()] });
    ready();
  }

  return {
    round,
    renew: async () => (running.size > 0 ? renewClaims(ctx, owner, [...running.keys()]) : undefined),
    untilIdle: () => Promise.all(running.values()),
    claimNoMore: () => void (most = 0),
    end: () => void (isOver = true),
  };
}

/** Nothing of an event that was taken over runs here: it may have ended its process. */
function divide({ isTakenOver }: ClaimedEvent, all: Named[]): { now: Named[]; later: Named[] } {
  const now = isTakenOver ? [] : all.filter(({ isHeavy }) => !isHeavy);
  return { now, later: all.filter((reaction) => !now.includes(reaction)) };
}

type Reacting = { ctx: Ctx; event: ClaimedEvent };

/** The reaction, when it has to be tried again. */
async function attempt({ ctx, event }: Reacting, { name, run }: Named): Promise<LeftReaction[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`It has run for ${reactWithinMs / minuteMs} minutes.`)),
    reactWithinMs,
  );
  timer.unref();
  try {
    const { moneyWaitMs } = ctx.config.database;
    const ran = withConnectionWait(moneyWaitMs, () => run(ctx, event.payload as never, event.id));
    await Promise.race([ran, late.promise]);
    return [];
  } catch (error) {
    logError(error, { event: event.id, reaction: name });
    return [{ name, error }];
  } finally {
    clearTimeout(timer);
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
    if (isConnectionLoss(error) || error instanceof DatabaseBusy) throw error;
    logError(error, { event: event.id });
    await putOff(ctx, { id: event.id, owner }, error);
  }
}

/**
 * Runs one round at a time: the first call begins at once, and calls during a round and the gap after it share the
 * next. The promise resolves when no round is left.
 */
function paced(round: () => Promise<void>): () => Promise<void> {
  let again = false;
  let running: Promise<void> | null = null;

  async function untilNoneIsLeft(): Promise<void> {
    while (again) {
      again = false;
      await round();
      await wait(gapMs);
    }
    running = null;
  }

  return () => {
    again = true;
    return (running ??= untilNoneIsLeft());
  };
}

/** Runs at most that many at the same time; the others wait, in order. */
function takeTurns(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
