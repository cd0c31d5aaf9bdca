import { z } from 'zod';
import { Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { databaseStates, gatewayStates, troubleCodes, troubleParts, workerStates } from './values.ts';

const claim = 'health.manage';
const refuses = ['not_signed_in', 'not_allowed'] as const;

const seconds = z.int().nonnegative().nullable();
const count = z.int().nonnegative();

export const Trouble = z.object({
  code: z.enum(troubleCodes),
  part: z.enum(troubleParts),
  is_urgent: z.boolean().describe('Somebody who buys or learns notices it.'),
  about: z.string().describe('The provider for `gateway_down`; else empty.'),
});
export type Trouble = z.infer<typeof Trouble>;

export const GatewayHealth = z.object({
  provider: z.string(),
  state: z.enum(gatewayStates),
  is_sandbox: z.boolean(),
  answer_ms: count.nullable().describe('Null where it was not asked.'),
  last_event_at: Moment.nullable().describe('When it last reported money or a refusal.'),
});
export type GatewayHealth = z.infer<typeof GatewayHealth>;

export const HealthReport = z.object({
  checked_at: Moment,
  is_ready: z.boolean().describe('As `/readyz` says.'),
  troubles: z.array(Trouble).describe('The most pressing first; empty where all is well.'),
  version: z.object({
    site: z.string(),
    node: z.string(),
    database: z.string(),
    last_migration: z.string(),
    started_at: Moment.nullable().describe('Of this process; null where it does not serve.'),
  }),
  database: z.object({
    state: z.enum(databaseStates),
    is_embedded: z.boolean(),
    answer_ms: count,
    size_bytes: count.nullable(),
    ahead_ms: z.int().nullable().describe('By how much its clock is ahead of the clock of this process.'),
  }),
  work: z.object({
    worker: z.enum(workerStates).describe('Of this process.'),
    oldest_event_seconds: seconds,
    oldest_job_seconds: seconds.describe('How late the clock is: null if nothing is due.'),
    failed_jobs: count.nullable(),
  }),
  mail: z.object({
    is_set: z.boolean().describe('Whether there is a mail server. Without one every email stays in the database.'),
    waiting: count,
    oldest_waiting_seconds: seconds,
    in_doubt: count.describe('Emails of the last week that may not have been sent, and are not sent again.'),
    sent_last_day: count,
    last_sent_at: Moment.nullable(),
  }),
  gateways: z.array(GatewayHealth),
  erp: z.object({
    is_set: z.boolean(),
    waiting: count,
    failed: count.describe('Hand-overs whose last attempt failed; they are tried again.'),
    oldest_waiting_seconds: seconds,
    last_sent_at: Moment.nullable(),
  }),
  storage: z.object({
    is_writable: z.boolean(),
    free_bytes: count.nullable(),
    total_bytes: count.nullable(),
  }),
});
export type HealthReport = z.infer<typeof HealthReport>;

export const FailedJob = z.object({
  id: z.string().describe('Of the job; `event-` and a number for an event that was not handed over.'),
  reaction: z.string().nullable().describe('Null where the event itself was not handed over.'),
  kind: z.string(),
  payload: z.unknown().meta({ description: 'The ids of what it is about.', examples: [{ order_id: 7 }] }),
  attempts: count,
  failed_at: Moment,
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const health = {
  retrieveHealth: retrieval('/health', {
    summary: 'Read how the site is',
    description:
      'One result. Computed now; payment providers are asked, each for at most five seconds. Needs the claim `health.manage`.',
    claim: 'health.manage',
    filter: z.strictObject({}),
    result: HealthReport,
    refuses,
  }),

  retrieveFailedJobs: retrieval('/health/failed-jobs', {
    summary: 'List failed jobs',
    description:
      'Reactions that have used up their attempts, and events that could not be handed over, the oldest first. Needs the claim `health.manage`.',
    claim: 'health.manage',
    filter: z.strictObject({}),
    result: FailedJob,
    refuses,
  }),

  retryFailedJobs: command('PUT', '/health/failed-jobs/retry', {
    summary: 'Retry failed jobs',
    description:
      'The one with that `id`, or all of them without one. Refuses `not_found` if that job is not failed. Needs the claim `health.manage`.',
    claim,
    about: 'health',
    data: z.strictObject({ id: z.string().max(100).optional() }),
    result: z.object({ retried: count }),
    refuses: [...refuses, 'not_found'],
  }),
};
