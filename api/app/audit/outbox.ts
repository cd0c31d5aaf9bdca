import { sql, type RawBuilder } from 'kysely';
import { isFree } from '#api/shared/work/queues.ts';
import { ago, invariant, type Invariant } from './invariant.ts';

/** Keys are purged at night when they are a day old. */
const oldestKeyMinutes = 49 * 60;

export const outboxInvariants: Invariant[] = [
  onceServed(
    'Every event is handed over within five minutes while a server runs',
    () => sql`
      select format('event %s (%s) of %s was not handed over', e.id, e.kind, e.created_at) as violation
      from outbox_events e cross join pgboss.version v
      where e.relayed_at is null and ${isFree()} and e.created_at < greatest(v.cron_on, v.bam_on, v.flow_on) - interval '5 minutes'`,
  ),
  onceServed(
    'Every reaction to an event succeeds, at the latest at its last try',
    () => sql`
      select format('job %s: %s to event %s (%s) has failed for good', id, data ->> 'reaction', data ->> 'event_id',
        data ->> 'kind') as violation
      from pgboss.job where state = 'failed' and data ->> 'reaction' is not null`,
  ),
  invariant(
    'Answers that are stored to be repeated are purged within two days',
    (ctx) => sql`
      select format('%s stored answers are older than two days, the oldest of %s', count(*), min(created_at)) as violation
      from idempotency_keys where created_at < ${ago(ctx, oldestKeyMinutes)} having count(*) > 0`,
  ),
];

/** A query of the worker's tables, which exist once a server has run. */
function onceServed(name: string, query: () => RawBuilder<{ violation: string }>): Invariant {
  const checked = invariant(name, query);
  return { name, find: async (ctx) => (ctx.hasJobs ? checked.find(ctx) : []) };
}
