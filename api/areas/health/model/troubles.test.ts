import { describe, expect, test } from 'vitest';
import { troubleCodes } from '#contract/areas/health/values.ts';
import { troublesIn, type Facts } from './troubles.ts';

const gigabyte = 1024 ** 3;
const well: Facts = {
  database: { state: 'up', is_embedded: false, answer_ms: 3, size_bytes: 1, ahead_ms: 4 },
  work: { worker: 'running', oldest_event_seconds: 1, oldest_job_seconds: null, failed_jobs: 0 },
  mail: {
    is_set: true,
    waiting: 1,
    oldest_waiting_seconds: 4,
    in_doubt: 0,
    sent_last_day: 9,
    last_sent_at: null,
  },
  gateways: [{ provider: 'proxypay', state: 'up', is_sandbox: false, answer_ms: 80, last_event_at: null }],
  erp: { is_set: false, waiting: 0, failed: 0, oldest_waiting_seconds: null, last_sent_at: null },
  storage: { is_writable: true, free_bytes: 40 * gigabyte, total_bytes: 100 * gigabyte },
};

const [gateway] = well.gateways;
const erp = { ...well.erp, is_set: true };
const cases: [(typeof troubleCodes)[number], Partial<Facts>][] = [
  ['database_down', { database: { ...well.database, state: 'down' } }],
  ['database_busy', { database: { ...well.database, state: 'busy' } }],
  ['clocks_differ', { database: { ...well.database, ahead_ms: -5_001 } }],
  ['worker_stopped', { work: { ...well.work, worker: 'failed' } }],
  ['events_late', { work: { ...well.work, oldest_event_seconds: 301 } }],
  ['clock_late', { work: { ...well.work, oldest_job_seconds: 301 } }],
  ['failed_jobs', { work: { ...well.work, failed_jobs: 2 } }],
  ['storage_read_only', { storage: { ...well.storage, is_writable: false } }],
  ['space_low', { storage: { ...well.storage, free_bytes: gigabyte } }],
  ['gateway_down', { gateways: [{ ...gateway!, state: 'down' }] }],
  ['mail_off', { mail: { ...well.mail, is_set: false } }],
  ['mail_late', { mail: { ...well.mail, oldest_waiting_seconds: 901 } }],
  ['mail_in_doubt', { mail: { ...well.mail, in_doubt: 1 } }],
  ['erp_failed', { erp: { ...erp, failed: 1 } }],
  ['erp_late', { erp: { ...erp, waiting: 1, oldest_waiting_seconds: 3_601 } }],
];

describe('the health of a site', () => {
  test('has no trouble where all is well', () => {
    expect(troublesIn(well)).toEqual([]);
  });

  test.for(cases)('says %s', ([code, facts]) => {
    expect(troublesIn({ ...well, ...facts }).map((trouble) => trouble.code)).toEqual([code]);
  });

  test('can say each of its troubles', () => {
    expect(cases.map(([code]) => code).toSorted()).toEqual([...troubleCodes].toSorted());
  });

  test('says the most pressing first', () => {
    const facts = Object.assign({}, ...cases.map(([, part]) => part));
    const codes = troublesIn({ ...well, ...facts }).map(({ code }) => code);
    expect(codes).toEqual(troubleCodes.filter((code) => codes.includes(code)));
  });

  test('takes little space for enough where the disk is small', () => {
    const storage = { is_writable: true, free_bytes: gigabyte, total_bytes: 5 * gigabyte };
    expect(troublesIn({ ...well, storage })).toEqual([]);
  });
});
