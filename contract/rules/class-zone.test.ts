import { expect, test } from 'vitest';
import { firstZoneOf } from './class-zone.ts';

const tz = 'Africa/Luanda';

test('a class that takes place somewhere has the hours of its place', () => {
  expect(firstZoneOf({ type: 'presential', tz }, 'America/Sao_Paulo')).toBe(tz);
  expect(firstZoneOf({ type: 'online', tz }, 'America/Sao_Paulo')).toBe(tz);
});

test('a live online class has the hours of the reader, once they are known', () => {
  expect(firstZoneOf({ type: 'online-sync', tz }, 'America/Sao_Paulo')).toBe('America/Sao_Paulo');
  expect(firstZoneOf({ type: 'online-sync', tz }, null)).toBe(tz);
});
