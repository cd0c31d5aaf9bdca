import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setSession, type SessionUser } from '../session/session-store.ts';
import { readAll, removeEverything, storeNames } from './device-database.ts';
import { claimDevice, storeAnswer, storedAnswer, storedReader } from './stored-answers.ts';

const roles = { student: { id: 1, name: 'student' }, administrator: { id: 3, name: 'administrator' } };

function person(id: number, role: keyof typeof roles = 'student'): SessionUser {
  return {
    id,
    username: `${id}@mestria.example`,
    person: { id: id * 10, name: `P${id}`, first_name: 'P', last_name: String(id) },
    userRoles: [roles[role]],
    user_picture_id: null,
    currency: null,
    locale: null,
    currency_id: null,
    locale_id: null,
    cart: '[]',
    organizations: [],
  };
}

const [marlene, domingos] = [person(1), person(2)];
const enter = (user: SessionUser) => setSession({ status: 'user', user, claims: [] });
const lesson = ['pt', 'learning', 'openContent', { data: [{ content_id: 4 }] }, { reader: 10 }];
const answer = { data: [{ body: 'Extintores', file: { url: 'https://content/file/token/a.pdf' } }] };
const everything = async () => (await Promise.all(storeNames.map(readAll))).flat();
const weeks = (gte: string, lte: string) => [
  'pt',
  'timetable',
  'retrieveTimetable',
  { filter: { enrollment_id: 5, days: { gte, lte } } },
];
const database = new IDBFactory();
const days = (count: number) => count * 86_400_000;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(async () => {
  await removeEverything();
  setSession({ status: 'guest' });
  vi.unstubAllGlobals();
});

describe('an answer on the device', () => {
  test('is read by who loaded it, without addresses', async () => {
    enter(marlene);
    await storeAnswer(lesson, answer, Date.now());
    expect(await storedAnswer(lesson)).toEqual({ data: [{ body: 'Extintores', file: { url: '' } }] });
  });

  test('is not read by another account or by a guest', async () => {
    enter(marlene);
    await storeAnswer(lesson, answer, Date.now());
    enter(domingos);
    expect(await storedAnswer(lesson)).toBeUndefined();
    setSession({ status: 'guest' });
    expect(await storedAnswer(lesson)).toBeUndefined();
  });

  test('is gone after 14 days', async () => {
    enter(marlene);
    await storeAnswer(lesson, answer, Date.now() - days(14));
    expect(await storedAnswer(lesson)).toBeUndefined();
    await claimDevice(marlene);
    expect(await readAll('answers')).toEqual([]);
  });

  test('is not stored for staff, who see other people’s data', async () => {
    enter(person(3, 'administrator'));
    await storeAnswer(lesson, answer, Date.now());
    expect(await readAll('answers')).toEqual([]);
  });

  test('of a timetable serves each week of those that it has', async () => {
    enter(marlene);
    const timetable = { results: [{ is_own: true, room: 'Sala 2' }] };
    await storeAnswer(weeks('2026-11-23', '2027-01-03'), timetable, Date.now());
    expect(await storedAnswer(weeks('2026-11-30', '2026-12-06'))).toEqual(timetable);
    expect(await storedAnswer(weeks('2027-01-04', '2027-01-10'))).toBeUndefined();
  });
});

describe('a shared device', () => {
  test('loses all of one account when another one signs in', async () => {
    enter(marlene);
    await claimDevice(marlene);
    await storeAnswer(lesson, answer, Date.now());
    enter(domingos);
    await claimDevice(domingos);
    expect((await everything()).map(({ userId }) => userId)).toEqual([2]);
    expect(await storedReader(1)).toBeNull();
  });

  test('stores nothing that arrives after its account has left', async () => {
    enter(marlene);
    const storing = storeAnswer(lesson, answer, Date.now());
    setSession({ status: 'guest' });
    await storing;
    expect(await everything()).toEqual([]);
  });

  test('has no token of the session', async () => {
    enter(marlene);
    await claimDevice(Object.assign({ token: 'bearer', refreshToken: 'refresh' }, marlene));
    expect(JSON.stringify(await everything())).not.toMatch(/bearer|refresh/i);
    expect(await storedReader(1)).toMatchObject({ id: 1, username: '1@mestria.example' });
  });
});
