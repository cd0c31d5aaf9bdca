import { PgBoss, type JobResult } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import { withConnectionWait } from '#api/shared/database/connection-wait.ts';
import { DatabaseBusy, isConnectionLoss } from '#api/shared/database/database-away.ts';
import type { Database } from '#api/shared/database/database.ts';
import { logError, stackOf } from '#api/shared/config/log.ts';
import { consumeEvents } from './consume-events.ts';
import { dropRepeated } from '#api/shared/work/due-jobs.ts';
import type { Job } from './jobs.ts';
import { clockQueue, queueOf, reactionQueues, type ReactionJob } from '#api/shared/work/queues.ts';
import type { Reactions } from './reactions.ts';

/** A stop waits this long for running reactions and jobs; another process or the next start runs the rest. */
const finishWithinMs = 10_000;

// Jobs of a killed process are found by missing heartbeats, and run by another process or after a restart.
const detectingKilled = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const heartbeatSeconds = 10;

// A NOTIFY wakes a waiting worker once, for any number of jobs and not for retries; the rest would wait for half a
// minute. So a full batch is followed by the next one, and retries are polled.
const untilNoneIsLeft = {
  batchSize: 4,
  localConcurrency: 2,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
} as const;

// A batch of one counts as full for pg-boss only at two or more, so the next job is fetched by `workOneByOne`.
const oneByOne = { batchSize: 1, perJobResults: true, notifyPollingIntervalSeconds: 2 } as const;

/** A long job of the clock does not delay the others. */
const clockWorkers = 2;

type Work = { ctx: Ctx; reactions: Reactions; jobs: Job[] };

export type Working = { stop: () => Promise<void> };

export async function startWork(database: Database, work: Work): Promise<Working> {
  const boss = new PgBoss({ ...database.forJobs, ...detectingKilled, useListenNotify: true });
  boss.on('error', logWorkerError);
  try {
    await boss.start();
    await createQueues(boss);
    await follow(boss, work);
    const { listen } = database;
    const consumer = await consumeEvents({ ...work, boss, listen, onError: logWorkerError });
    return {
      stop: async () => {
        const until = Date.now() + finishWithinMs;
        for (const queue of [...reactionQueues, clockQueue]) await boss.offWork(queue, { wait: false });
        await consumer.stop(finishWithinMs);
        await boss.stop({ timeout: Math.max(0, until - Date.now()) });
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

type QueuedJob<T> = { id: string; data: T };

async function follow(boss: PgBoss, { ctx, reactions, jobs }: Work): Promise<void> {
  const patiently = (run: () => Promise<void>) => withConnectionWait(ctx.config.database.moneyWaitMs, run);
  const reactTo = ({ id, data }: QueuedJob<ReactionJob>) =>
    outcomeOf(id, () => patiently(() => react(ctx, reactions, data)));
  await boss.work<ReactionJob, unknown, typeof untilNoneIsLeft>(queueOf(), untilNoneIsLeft, (batch) =>
    Promise.all(batch.map(reactTo)),
  );
  await workOneByOne(boss, queueOf(true), reactTo);
  for (let worker = 0; worker < clockWorkers; worker += 1) {
    await workOneByOne(boss, clockQueue, ({ id, data }: QueuedJob<{ name: string }>) =>
      outcomeOf(id, () => patiently(() => runJob({ ctx, jobs }, { id, name: data.name }))),
    );
  }
  for (const { name, cron } of jobs) await boss.schedule(clockQueue, cron, { name }, { key: name });
}

async function runJob({ ctx, jobs }: Pick<Work, 'ctx' | 'jobs'>, job: { id: string; name: string }): Promise<void> {
  await dropRepeated(ctx, job);
  await jobs.find(({ name }) => name === job.name)?.run(ctx);
}

/** The end of each job is followed by the next at once, however many wait. */
async function workOneByOne<T>(
  boss: PgBoss,
  queue: string,
  run: (job: QueuedJob<T>) => Promise<JobResult>,
): Promise<void> {
  const worker: string = await boss.work<T, unknown, typeof oneByOne>(queue, oneByOne, async (batch) => {
    const outcomes = await Promise.all(batch.map(run));
    boss.notifyWorker(worker);
    return outcomes;
  });
}

async function react(ctx: Ctx, reactions: Reactions, { kind, reaction, payload, event_id }: ReactionJob) {
  await reactions[kind].find(({ name }) => name === reaction)?.run(ctx, payload as never, event_id);
}

/** A failed job is logged whole and retried by pg-boss, without the others of its batch. */
async function outcomeOf(id: string, run: () => Promise<void>): Promise<JobResult> {
  try {
    await run();
    return { id, status: 'completed' };
  } catch (error) {
    logError(error, { job: id });
    return { id, status: 'failed', output: { stack: stackOf(error) } };
  }
}

/** A lost or busy database is reported by its connections; the worker would report it every two seconds. */
function logWorkerError(error: unknown): void {
  if (error instanceof DatabaseBusy) return;
  if (!isConnectionLoss(error) && !isConnectionLoss(asError(error))) console.error(error);
}

/** pg-boss passes on a copy of the error. */
function asError(error: unknown): Error {
  const { message = '', code } = Object(error);
  return Object.assign(new Error(String(message).replace(/ \(Queue: .*\)$/, '')), { code });
}
