import { describe, expect, test } from 'vitest';
import { waitingInCompany, waitingOf, type Match, type FoundInCompany } from './waiting-of.ts';

const now = new Date('2026-11-24T08:00:00Z');
const nothing = { isCompanyBuyer: false, orders: [], affiliations: [], enrollments: [], certificates: [] };

type Input = { id: number; starts_at?: string; awaits_regulation?: boolean; start_at?: string; concluded_at?: string };

function enrolled({ id, starts_at, awaits_regulation = false, start_at, concluded_at }: Input) {
  const next_lesson = starts_at ? { starts_at, ends_at: starts_at, room: null, meeting_url: null } : null;
  const each = { id, status: 'enrolled', concluded_at: concluded_at ?? null, awaits_regulation, next_lesson };
  return { ...each, class: { start_at: start_at ?? null } } as Match['enrollments'][number];
}

const order = (id: number, pay_by: string | null) => ({ id, pay_by }) as Match['orders'][number];
const certificate = (id: number, issued_on: string, status = 'issued') =>
  ({ id, issued_on, status }) as Match['certificates'][number];

const line = (order_item_id: number, assignable_until: string | null) =>
  ({ order_item_id, assignable_until }) as FoundInCompany['lines'][number];

function kindsOf(match: Partial<Match>): string[] {
  return waitingOf({ ...nothing, ...match }, now).map(({ kind }) => kind);
}

describe('what waits for a person', () => {
  test('is sorted by its moment, with new certificates last', () => {
    const enrollments = [
      enrolled({ id: 1, starts_at: '2026-11-25T17:00:00Z' }),
      enrolled({ id: 2, awaits_regulation: true, start_at: '2026-11-30T08:00:00Z' }),
    ];
    const orders = [order(3, '2026-11-24T15:00:00Z')];
    const certificates = [certificate(4, '2026-11-20')];
    const affiliations = [
      { id: 5, status: 'invited', expires_at: '2026-11-26T08:00:00Z' } as Match['affiliations'][number],
      { id: 6, status: 'active', expires_at: null } as Match['affiliations'][number],
    ];
    const sorted = ['order', 'lesson', 'invitation', 'regulation', 'certificate'];
    expect(kindsOf({ enrollments, orders, affiliations, certificates })).toEqual(sorted);
  });

  test.each([
    [[], ['company']],
    [['declined', 'ended'], ['company']],
    [['invited'], ['invitation']],
    [['active'], []],
  ] as const)('is a company to create, for its buyer with affiliations that are %j', (statuses, expected) => {
    const affiliations = statuses.map(
      (status) => ({ id: 1, status, expires_at: null }) as Match['affiliations'][number],
    );
    expect(kindsOf({ affiliations, isCompanyBuyer: true })).toEqual(expected);
    expect(kindsOf({ affiliations })).not.toContain('company');
  });

  test('begins with the regulation of a course at the own pace, whose contents it keeps closed', () => {
    const orders = [order(3, '2026-11-24T15:00:00Z')];
    expect(kindsOf({ orders, enrollments: [enrolled({ id: 1, awaits_regulation: true })] })[0]).toBe('regulation');
  });

  test('has no lesson after a week, no old or revoked certificate, no order in review and nothing concluded', () => {
    const over = { concluded_at: '2026-11-01T08:00:00Z', awaits_regulation: true };
    const enrollments = [enrolled({ id: 1, starts_at: '2026-12-01T08:00:00Z' }), enrolled({ id: 2, ...over })];
    const certificates = [certificate(1, '2026-11-10'), certificate(2, '2026-11-23', 'revoked')];
    expect(kindsOf({ orders: [order(1, null)], enrollments, certificates })).toEqual([]);
  });
});

describe('what waits in an organization', () => {
  test('is requests, then orders by their deadline, then the free seats that expire soonest', () => {
    const lines = [line(1, null), line(2, '2026-12-09T08:00:00Z'), line(3, '2026-12-01T08:00:00Z'), line(4, null)];
    const orders = [order(5, '2026-11-27T08:00:00Z'), order(6, '2026-11-25T08:00:00Z'), order(7, null)];
    const waiting = waitingInCompany({ orders, requestCount: 2, lines });
    const text = waiting.map((each) => {
      if (each.kind === 'order') return each.order.id;
      return each.kind === 'seats' ? each.line.order_item_id : each.kind;
    });
    expect(text).toEqual(['requests', 6, 5, 3, 2, 1]);
    expect(waitingInCompany({ orders: [], requestCount: 0, lines: [] })).toEqual([]);
  });
});
