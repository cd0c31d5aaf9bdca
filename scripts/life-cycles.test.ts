import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import type { LifeCycle } from '#contract/rules/life-cycle.ts';

/** What every life cycle allows, from where it begins. Whatever is not said here is refused. */
const expected: Record<string, Record<string, string>> = {
  orderLifeCycle: {
    pendente: 'cancel: cancelada, requestPayment: aguarda-pagamento, settle: aguarda-satisfacao',
    'aguarda-pagamento': 'cancel: cancelada, settle: aguarda-satisfacao',
    'aguarda-satisfacao': 'fulfil: finalizada, refund: devolvida',
    finalizada: 'refund: devolvida, reopen: aguarda-satisfacao',
    cancelada: 'settleLate: aguarda-satisfacao',
    devolvida: '',
  },
  caseLifeCycle: {
    open: 'credit: credited, dismiss: dismissed, recordRefund: refunded, refund: refunding, settle: settled',
    refunding: 'finishRefund: refunded, reopen: open',
    settled: '',
    refunded: '',
    credited: '',
    dismissed: '',
  },
  paymentLifeCycle: {
    pending: 'cancel: canceled, decline: declined, pay: paid, timeOut: timeout',
    declined: 'payLate: paid',
    timeout: 'payLate: paid',
    canceled: 'payLate: paid',
    paid: '',
  },
  waitingLifeCycle: {
    waiting: 'end: expired, leave: left, offer: offered',
    offered: 'accept: accepted, expire: expired, leave: left, withdraw: waiting',
    accepted: '',
    expired: '',
    left: '',
  },
  lessonLifeCycle: {
    planned: 'cancel: canceled, give: given, place: planned, plan: planned',
    given: 'give: given',
    canceled: 'restore: planned',
  },
  classLifeCycle: {
    opened: 'cancel: canceled, close: closed',
    closed: 'cancel: canceled, conclude: concluded, reopen: opened',
    concluded: 'unlock: closed',
    canceled: '',
  },
  certificateLifeCycle: {
    issued: 'replace: replaced, revoke: revoked',
    revoked: '',
    replaced: '',
  },
  enrollmentLifeCycle: {
    registered: 'cancel: canceled, enroll: enrolled',
    enrolled: 'cancel: canceled, withdraw: withdrawal',
    withdrawal: 'reinstate: enrolled',
    canceled: '',
  },
  fileLifeCycle: {
    missing: 'handIn: handed_in, waive: waived',
    handed_in: 'approve: approved, handIn: handed_in, reject: rejected, waive: waived',
    rejected: 'handIn: handed_in, waive: waived',
    approved: '',
    waived: '',
  },
  handInLifeCycle: {
    handed_in: 'accept: accepted, handIn: handed_in, return: returned',
    returned: '',
    accepted: '',
  },
  formLifeCycle: {
    draft: 'publish: open',
    open: 'close: closed',
    closed: '',
  },
  organizationLifeCycle: {
    active: 'close: closed, suspend: suspended',
    suspended: 'activate: active, close: closed',
    closed: '',
  },
  affiliationLifeCycle: {
    invited: 'accept: active, decline: declined, end: ended, expire: expired, invite: invited, resend: invited',
    expired: 'end: ended, invite: invited, resend: invited',
    declined: 'end: ended, invite: invited',
    active: 'end: ended',
    ended: '',
  },
  documentLifeCycle: {
    pending: 'accept: accepted, reject: rejected',
    accepted: 'reject: rejected',
    rejected: 'accept: accepted',
  },
  giftLifeCycle: {
    unpaid: 'cancel: canceled, change: unpaid, open: scheduled',
    scheduled: 'cancel: canceled, change: scheduled, resend: sent, send: sent',
    sent: 'accept: accepted, cancel: canceled, change: sent, decline: declined, expire: expired, resend: sent',
    declined: 'cancel: canceled, change: sent',
    expired: 'cancel: canceled, change: sent, resend: sent',
    accepted: 'cancel: canceled',
    canceled: '',
  },
  refundLifeCycle: {
    requested: 'approve: approved, credit: done, refuse: refused, withdraw: withdrawn',
    approved: 'credit: done, fail: failed, finish: done, send: sent',
    sent: 'credit: done, fail: failed, finish: done',
    failed: 'credit: done, refuse: refused, send: sent',
    done: '',
    refused: '',
    withdrawn: '',
  },
  requestLifeCycle: {
    requested: 'approve: approved, decline: declined, give: given, withdraw: withdrawn',
    approved: 'approve: approved, decline: declined, give: given, withdraw: withdrawn',
    declined: 'decline: declined',
    withdrawn: 'withdraw: withdrawn',
    given: 'give: given',
  },
  attemptLifeCycle: {
    open: 'submit: submitted, submitMarked: graded',
    submitted: 'grade: graded, gradePartly: submitted',
    graded: 'grade: graded',
  },
};

const models = globSync('api/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((path) => ({ path, count: readFileSync(path, 'utf8').match(/\blifeCycle\(/g)?.length ?? 0 }))
  .filter(({ count }) => count > 0);
const modules = await Promise.all(models.map(({ path }) => import(/* @vite-ignore */ resolve(path))));
const cycles = modules.flatMap((exported: Record<string, unknown>) =>
  Object.entries(exported).filter((entry): entry is [string, LifeCycle] => entry[0].endsWith('LifeCycle')),
);

test('every life cycle is exported, and has its moves written here', () => {
  expect(cycles).toHaveLength(models.reduce((sum, { count }) => sum + count, 0));
  expect(cycles.map(([name]) => name).toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.each(cycles)('%s', (name, cycle) => {
  const { first, statuses, moves } = cycle;

  test('allows what is written here, and refuses every other move', () => {
    const allowed = statuses.map((from) => [from, movesFrom(cycle, from)]);
    expect(Object.fromEntries(allowed)).toEqual(expected[name]);
    for (const from of statuses)
      for (const move of moves.filter((each) => !cycle.allows(from, each))) {
        expect(() => cycle.next(from, move)).toThrow(Refusal);
      }
  });

  test('can reach every status from the first, and no other', () => {
    const reached = new Set([first]);
    for (const from of reached)
      for (const move of moves.filter((each) => cycle.allows(from, each))) reached.add(cycle.next(from, move));
    expect([...reached].toSorted()).toEqual(statuses.toSorted());
  });

  test('names its moves', () => {
    for (const move of moves) expect(move).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  });
});

test('the moves of many rows at once, which SQL writes, are in the tables', () => {
  const stored = globSync('api/*/*/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/subject: '(\w+)',[^}]* move: '(\w+)', from: '(\w+)', to: '(\w+)'/g),
  ]);
  const moves = stored.flatMap(([, subject, move = '', from = '', to]) => {
    const [, cycle] = cycles.find(([name]) => name === `${subject}LifeCycle`) ?? [];
    return cycle ? [{ subject, to, next: cycle.next(from, move) }] : [];
  });
  expect(new Set(moves.map(({ subject }) => subject))).toEqual(
    new Set(['affiliation', 'enrollment', 'gift', 'organization']),
  );
  for (const { next, to } of moves) expect(next).toBe(to);
});

function movesFrom(cycle: LifeCycle, from: string): string {
  return cycle.moves
    .filter((move) => cycle.allows(from, move))
    .toSorted()
    .map((move) => `${move}: ${cycle.next(from, move)}`)
    .join(', ');
}
