import { fromKysely, PgBoss } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database.ts';
import { outboxChannel, type EventKind } from '#api/shared/events.ts';
import { jobs } from './jobs.ts';
import { reactions } from './reactions.ts';

const reactionQueue = 'reactions';
const jobQueue = 'jobs';
const relayEveryMs = 15_000;

type Told = { kind: EventKind; reaction: string; payload: never };

/** Starts the worker of this process: reactions to events, and what happens by the clock. */
export async function startWork({ db, forJobs, listen }: Database, ctx: Ctx) {
  const boss = new PgBoss({ ...forJobs, useListenNotify: true });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.createQueue(reactionQueue, { notify: true, retryLimit: 12, retryDelay: 1, retryBackoff: true });
  await boss.createQueue(jobQueue, { notify: true, retryLimit: 2, retryDelay: 5 });

  const relay = onePerTime(() => relayEvents(db, boss, ctx));
  await boss.work<Told>(reactionQueue, { batchSize: 1, localConcurrency: 2 }, async ([job]) => {
    if (job) await react(ctx, job.data);
  });
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
async function relayEvents(db: Database['db'], boss: PgBoss, ctx: Ctx): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
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
      for (const { name } of reactions[event.kind as EventKind] ?? []) {
        const told = { kind: event.kind, reaction: name, payload: event.payload };
        await boss.send(reactionQueue, told, { db: fromKysely(trx) });
      }
    }
    const ids = waiting.map(({ id }) => id);
    await trx.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('id', 'in', ids).execute();
    return true;
  });
}

async function react(ctx: Ctx, { kind, reaction, payload }: Told): Promise<void> {
  await reactions[kind].find(({ name }) => name === reaction)?.run(ctx, payload);
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
