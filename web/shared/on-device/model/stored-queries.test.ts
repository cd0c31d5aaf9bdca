import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OpenedContent, ContentOutline } from '#contract/learning/learning/calls.ts';
import { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { Timetable } from '#contract/learning/timetable/calls.ts';
import { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { Order } from '#contract/sales/orders/calls.ts';
import { Payment } from '#contract/sales/payments/calls.ts';
import { Certificate } from '#contract/learning/certificates/calls.ts';
import { beyondLimits, coversDays, isOutdated, isStored, storedQueries, withoutAddresses } from './stored-queries.ts';

const reader = { userId: 7, personId: 70 };
const key = (call: string, input: object) => ['pt', ...call.split('.'), input];
const stays = (call: string, input: object, answer: object = { results: [] }) =>
  isStored(key(call, input), answer, reader);

describe('what stays on the device', () => {
  test('is this table, and nothing else', () => {
    const purposes = Object.entries(storedQueries).map(([call, { purpose }]) => [call, purpose]);
    expect(Object.fromEntries(purposes)).toEqual({
      'catalogue.retrieveCourse': 'course',
      'enrollments.retrieveEnrollments': 'course',
      'classroom.retrieveClassrooms': 'course',
      'learning.retrieveModules': 'lessons',
      'learning.openContent': 'lessons',
      'classes.retrieveLessons': 'timetable',
      'timetable.retrieveTimetable': 'timetable',
      'attendance.retrieveAttendances': 'timetable',
      'orders.retrieveOrders': 'payment',
      'orders.retrieveOrderHistory': 'payment',
      'payments.retrievePayments': 'payment',
      'payments.retrievePaymentCases': 'payment',
      'certificates.retrieveCertificates': 'certificates',
    });
  });

  test.each([
    ['people.retrievePersons', { filter: { id: 70 } }],
    ['identity.retrieveSessions', {}],
    ['enrollments.retrieveEnrollmentStandings', { filter: { class_id: 1 } }],
    ['payments.retrievePaymentDetails', {}],
    ['assessments.openAttempt', { data: [{ id: 1 }] }],
    ['learning.launchSco', { data: [{ content_id: 1 }] }],
    ['timetable.retrieveTimetableFeeds', {}],
    ['messages.retrieveUserWarnings', {}],
  ])('not %s', (call, input) => expect(stays(call, input)).toBe(false));

  test.each([
    ['enrollments.retrieveEnrollments', { filter: { class_id: 3 } }, { results: [] }],
    ['enrollments.retrieveEnrollments', { filter: { person_id: 71 } }, { results: [] }],
    ['orders.retrieveOrders', { filter: { id: 3 } }, { results: [{ user_id: 8 }] }],
    ['orders.retrieveOrders', {}, { results: [{ user_id: 7 }, { user_id: 8 }] }],
    ['timetable.retrieveTimetable', { filter: { enrollment_id: 3 } }, { results: [{ is_own: false }] }],
    ['attendance.retrieveAttendances', { filter: { class_id: 3 } }, { results: [] }],
    ['certificates.retrieveCertificates', { filter: { person_id: 71 } }, { results: [] }],
    ['classroom.retrieveClassrooms', {}, { results: [] }],
    ['payments.retrievePaymentCases', { filter: { state: ['open'] } }, { results: [] }],
  ])('nothing of others: %s %j', (call, input, answer) => expect(stays(call, input, answer)).toBe(false));

  test.each([
    ['enrollments.retrieveEnrollments', { filter: { class_id: 3, person_id: 70 } }, { results: [] }],
    ['orders.retrieveOrders', { filter: { id: 3 } }, { results: [{ user_id: 7 }] }],
    ['timetable.retrieveTimetable', { filter: { enrollment_id: 3 } }, { results: [{ is_own: true }] }],
    ['certificates.retrieveCertificates', { filter: { person_id: 70 } }, { results: [] }],
    ['learning.openContent', { data: [{ content_id: 1 }] }, { data: [] }],
  ])('what is the reader’s own: %s %j', (call, input, answer) => expect(stays(call, input, answer)).toBe(true));
});

describe('addresses that open something', () => {
  test('are taken out, wherever they are', () => {
    const answer = {
      data: [{ title: 'Folheto', video: { url: 'https://c/file/token/a.mp4', captions: { url: 'https://c/file/b' } } }],
      results: [{ meeting_url: 'https://meet/x', check_url: 'https://s/certificate-validation/abc', token: 'abc' }],
    };
    expect(withoutAddresses(answer)).toEqual({
      data: [{ title: 'Folheto', video: { url: '', captions: { url: '' } } }],
      results: [{ meeting_url: '', check_url: 'https://s/certificate-validation/abc', token: '' }],
    });
  });

  const schemas = { OpenedContent, ContentOutline, Enrollment, Timetable, ClassLesson, Order, Payment, Certificate };

  test('are these, in all that is stored', () => {
    const named = Object.values(schemas).flatMap((schema) => addressesIn(z.toJSONSchema(schema, { io: 'output' })));
    expect([...new Set(named)].toSorted()).toEqual([
      'check_url',
      'cover_url',
      'link',
      'meeting_url',
      'redirect_url',
      'sandbox_url',
      'url',
    ]);
  });
});

function addressesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, inner]) => [
    ...(/(^|_)(url|link|token|secret|password|href)$/i.test(name) ? [name] : []),
    ...addressesIn(inner),
  ]);
}

describe('the device', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const day = 86_400_000;

  test('has nothing for longer than 14 days', () => {
    expect(isOutdated({ at: now - 14 * day }, now)).toBe(true);
    expect(isOutdated({ at: now - 14 * day + 1 }, now)).toBe(false);
    const stored = [
      { id: 'old', at: now - 15 * day, bytes: 1 },
      { id: 'new', at: now, bytes: 1 },
    ];
    expect(beyondLimits(stored, now)).toEqual(['old']);
  });

  test('loses the oldest first when there is too much', () => {
    const stored = [3, 1, 2].map((place) => ({ id: String(place), at: now - place, bytes: 10 }));
    expect(beyondLimits(stored, now, { entries: 2, bytes: 100 })).toEqual(['3']);
    expect(beyondLimits(stored, now, { entries: 9, bytes: 15 })).toEqual(['2', '3']);
    expect(beyondLimits(stored, now, { entries: 9, bytes: 30 })).toEqual([]);
  });

  test('answers a week from the weeks that it has', () => {
    const weeks = { gte: '2026-11-23', lte: '2027-01-03' };
    expect(coversDays(weeks, { gte: '2026-11-30', lte: '2026-12-06' })).toBe(true);
    expect(coversDays(weeks, { gte: '2026-11-16', lte: '2026-11-22' })).toBe(false);
    expect(coversDays(weeks, { gte: '2026-12-28', lte: '2027-01-04' })).toBe(false);
    expect(coversDays(undefined, { gte: '2026-11-30', lte: '2026-12-06' })).toBe(false);
  });
});
