import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database.ts';
import { outboxChannel, type EventKind } from '#api/shared/events.ts';
import type { Job } from './jobs.ts';
import type { Reactions } from './reactions.ts';

const reactionQueue = 'reactions';
const heavyQueue = 'heavy-reactions';
const jobQueue = 'jobs';
const relayEveryMs = 15_000;

// What a killed process was at is noticed by its silence, and done by another one or after the restart.
const noticingTheKilled = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const heartbeatSeconds = 10;

// A NOTIFY wakes a waiting worker once, however many jobs came, and says nothing of a second try; what is left would lie
// for half a minute. So a full batch is followed by the next at once, and second tries are looked for.
const untilNoneIsLeft = {
  batchSize: 4,
  localConcurrency: 2,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
} as const;

const oneByOne = {
  batchSize: 1,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
} as const;

type Told = { kind: EventKind; reaction: string; payload: never; event_id: number };

type Work = { ctx: Ctx; reactions: Reactions; jobs: Job[] };

/** Starts the worker of this process: reactions to events, and what happens by the clock. */
export async function startWork({ forJobs, listen }: Database, { ctx, reactions, jobs }: Work) {
  const boss = new PgBoss({ ...forJobs, ...noticingTheKilled, useListenNotify: true });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  for (const queue of [reactionQueue, heavyQueue]) {
    await boss.createQueue(queue, {
      notify: true,
      heartbeatSeconds,
      retryLimit: 12,
      retryDelay: 1,
      retryBackoff: true,
    });
  }
  await boss.createQueue(jobQueue, { notify: true, heartbeatSeconds, retryLimit: 2, retryDelay: 5 });

  const relay = onePerTime(() => relayEvents(boss, ctx, reactions));
  const answerAll = (told: { id: string; data: Told }[]) =>
    Promise.all(told.map(({ id, data }) => outcomeOf(id, () => react(ctx, reactions, data))));
  await boss.work<Told, unknown, typeof untilNoneIsLeft>(reactionQueue, untilNoneIsLeft, answerAll);
  await boss.work<Told, unknown, typeof oneByOne>(heavyQueue, oneByOne, answerAll);
  await boss.work<{ name: string }>(jobQueue, { batchSize: 1 }, async ([job]) => {
    await jobs.find(({ name }) => name === job?.data.name)?.run(ctx);
  });
  for (const { name, cron } of jobs) await boss.schedule(jobQueue, cron, { name }, { key: name });

  const stopListening = await listen(outboxChannel, () => void relay());
  const timer = setInterval(() => void relay(), relayEveryMs);
  void relay();

  return {
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await boss.stop({ timeout: 5_000 });
    },
  };
}

/** Hands waiting events to pg-boss, one job per reaction, in the transaction that marks them as handed over. */
async function relayEvents(boss: PgBoss, ctx: Ctx, reactions: Reactions): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('outbox_events')
      .select(['id', 'kind', 'payload'])
      .where('relayed_at', 'is', null)
      .orderBy('id')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    if (waiting.length === 0) return false;
    for (const event of waiting) {
      for (const { name, isHeavy } of reactions[event.kind as EventKind] ?? []) {
        const told = { kind: event.kind, reaction: name, payload: event.payload, event_id: event.id };
        await boss.send(isHeavy ? heavyQueue : reactionQueue, told, { db: fromKysely(trx) });
      }
    }
    const ids = waiting.map(({ id }) => id);
    await trx.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('id', 'in', ids).execute();
    return true;
  });
}

async function react(ctx: Ctx, reactions: Reactions, { kind, reaction, payload, event_id }: Told): Promise<void> {
  await reactions[kind].find(({ name }) => name === reaction)?.run(ctx, payload, event_id);
}

/** What fails is logged whole, and tried again by pg-boss; its neighbours in the batch stand. */
async function outcomeOf(id: string, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    console.error(JSON.stringify({ level: 'error', job: id, at: new Date().toISOString(), error: stack }));
    return { id, status: 'failed', output: { stack } };
  }
}

/** Runs until nothing is left; a call meanwhile asks for one more round instead of a second runner. */
function onePerTime(round: () => Promise<boolean>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        while (await round()) again = true;
      }
    } catch (error) {
      console.error(error);
    } finally {
      running = false;
    }
  };
}
