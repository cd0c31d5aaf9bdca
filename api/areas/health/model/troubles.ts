import { troubleCodes, type TroubleCode, type TroublePart } from '#contract/areas/health/values.ts';
import type { HealthReport, Trouble } from '#contract/areas/health/calls.ts';

/** What is judged of a report. */
export type Facts = Pick<HealthReport, 'database' | 'work' | 'mail' | 'gateways' | 'erp' | 'storage'>;

/** As `/readyz` judges it. */
const longestWaitSeconds = 300;
const longestMailSeconds = 15 * 60;
const longestHandOverSeconds = 60 * 60;
const largestAheadMs = 5_000;
const leastFreeShare = 0.1;
const leastFreeBytes = 2 * 1024 ** 3;

/** What is wrong, the most pressing first. */
export function troublesIn(facts: Facts): Trouble[] {
  const troubles = [
    ...troublesOfDatabase(facts),
    ...troublesOfWork(facts),
    ...troublesOfStorage(facts),
    ...troublesOfGateways(facts),
    ...troublesOfMail(facts),
    ...troublesOfErp(facts),
  ];
  return troubles.toSorted((one, other) => troubleCodes.indexOf(one.code) - troubleCodes.indexOf(other.code));
}

function trouble(part: TroublePart, code: TroubleCode, { isUrgent = false, about = '' } = {}): Trouble {
  return { code, part, is_urgent: isUrgent, about };
}

function troublesOfDatabase({ database: { state, ahead_ms } }: Facts): Trouble[] {
  if (state === 'down') return [trouble('database', 'database_down', { isUrgent: true })];
  return [
    ...(state === 'busy' ? [trouble('database', 'database_busy', { isUrgent: true })] : []),
    ...(Math.abs(ahead_ms ?? 0) > largestAheadMs ? [trouble('database', 'clocks_differ')] : []),
  ];
}

function troublesOfWork({ work }: Facts): Trouble[] {
  return [
    ...(work.worker === 'failed' || work.worker === 'stopped'
      ? [trouble('work', 'worker_stopped', { isUrgent: true })]
      : []),
    ...(isLonger(work.oldest_event_seconds, longestWaitSeconds)
      ? [trouble('work', 'events_late', { isUrgent: true })]
      : []),
    ...(isLonger(work.oldest_job_seconds, longestWaitSeconds)
      ? [trouble('work', 'clock_late', { isUrgent: true })]
      : []),
    ...((work.failed_jobs ?? 0) > 0 ? [trouble('work', 'failed_jobs')] : []),
  ];
}

function troublesOfStorage({ storage: { is_writable, free_bytes, total_bytes } }: Facts): Trouble[] {
  if (!is_writable) return [trouble('storage', 'storage_read_only', { isUrgent: true })];
  if (free_bytes === null || total_bytes === null) return [];
  const isLow = free_bytes < Math.min(leastFreeBytes, leastFreeShare * total_bytes);
  return isLow ? [trouble('storage', 'space_low')] : [];
}

function troublesOfGateways({ gateways }: Facts): Trouble[] {
  return gateways
    .filter(({ state }) => state === 'down')
    .map(({ provider }) => trouble('gateways', 'gateway_down', { isUrgent: true, about: provider }));
}

function troublesOfMail({ mail }: Facts): Trouble[] {
  if (!mail.is_set) return [trouble('mail', 'mail_off')];
  return [
    ...(isLonger(mail.oldest_waiting_seconds, longestMailSeconds)
      ? [trouble('mail', 'mail_late', { isUrgent: true })]
      : []),
    ...(mail.in_doubt > 0 ? [trouble('mail', 'mail_in_doubt')] : []),
  ];
}

function troublesOfErp({ erp }: Facts): Trouble[] {
  if (!erp.is_set) return [];
  if (erp.failed > 0) return [trouble('erp', 'erp_failed')];
  return isLonger(erp.oldest_waiting_seconds, longestHandOverSeconds) ? [trouble('erp', 'erp_late')] : [];
}

function isLonger(seconds: number | null, most: number): boolean {
  return seconds !== null && seconds > most;
}
