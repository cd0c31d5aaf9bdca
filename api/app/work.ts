import { PgBoss, type JobResult } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import { isConnectionLoss } from '#api/shared/database-away.ts';
import type { Database } from '#api/shared/database.ts';
import { outboxChannel } from '#api/shared/events.ts';
import type { Job } from './jobs.ts';
import { clockQueue, queueOf, reactionQueues, type ReactionJob } from './queues.ts';
import type { Reactions } from './reactions.ts';
import { relayEvents } from './relay-events.ts';

const relayEveryMs = 15_000;
/** How long a stop waits for what runs; pg-boss hands the rest to another process, or to the next start. */
const finishWithinMs = 10_000;

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

type Work = { ctx: Ctx; reactions: Reactions; jobs: Job[] };

export type Working = { stop: () => Promise<void> };

/** Starts the worker of this process: reactions to events, and what happens by the clock. */
export async function startWork(database: Database, work: Work): Promise<Working> {
  const boss = new PgBoss({ ...database.forJobs, ...noticingTheKilled, useListenNotify: true });
  boss.on('error', logWorkerError);
  try {
    await boss.start();
    await createQueues(boss);
    await follow(boss, work);
    const stopRelay = await startRelay(boss, database, work);
    return {
      stop: async () => {
        await stopRelay();
        await boss.stop({ timeout: finishWithinMs });
      },
    };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(logWorkerError);
    throw error;
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true };
  for (const queue of reactionQueues) await boss.createQueue(queue, { notify: true, heartbeatSeconds, ...retries });
  await boss.createQueue(clockQueue, { notify: true, heartbeatSeconds, retryLimit: 2, retryDelay: 5 });
}

async function follow(boss: PgBoss, { ctx, reactions, jobs }: Work): Promise<void> {
  const reactToAll = (sent: { id: string; data: ReactionJob }[]) =>
    Promise.all(sent.map(({ id, data }) => outcomeOf(id, () => react(ctx, reactions, data))));
  await boss.work<ReactionJob, unknown, typeof untilNoneIsLeft>(queueOf(), untilNoneIsLeft, reactToAll);
  await boss.work<ReactionJob, unknown, typeof oneByOne>(queueOf(true), oneByOne, reactToAll);
  await boss.work<{ name: string }>(clockQueue, { batchSize: 1 }, async ([job]) => {
    await jobs.find(({ name }) => name === job?.data.name)?.run(ctx);
  });
  for (const { name, cron } of jobs) await boss.schedule(clockQueue, cron, { name }, { key: name });
}

async function startRelay(boss: PgBoss, { listen }: Database, { ctx, reactions }: Work): Promise<() => Promise<void>> {
  const relay = onePerTime(() => relayEvents({ boss, ctx, reactions }));
  // What was emitted while the connection was away has not been heard.
  const stopListening = await listen(
    outboxChannel,
    () => void relay(),
    () => void relay(),
  );
  const timer = setInterval(() => void relay(), relayEveryMs);
  void relay();
  return async () => {
    clearInterval(timer);
    await stopListening();
  };
}

async function react(ctx: Ctx, reactions: Reactions, { kind, reaction, payload, event_id }: ReactionJob) {
  await reactions[kind].find(({ name }) => name === reaction)?.run(ctx, payload as never, event_id);
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

/** That the database is away is said once by its own connections; a worker would say it every two seconds. */
function logWorkerError(error: unknown): void {
  if (!isConnectionLoss(error) && !isConnectionLoss(asError(error))) console.error(error);
}

/** pg-boss hands on a copy of what was thrown. */
function asError(error: unknown): Error {
  const { message = '', code } = Object(error);
  return Object.assign(new Error(String(message).replace(/ \(Queue: .*\)$/, '')), { code });
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
      logWorkerError(error);
    } finally {
      running = false;
    }
  };
}
