import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

test.each([
  ['35', 35],
  ['35,5 h', 35.5],
  ['35h', 35],
  ['40 horas', 40],
  ['4.5 total hours', 4.5],
  ['20 horas totais', 20],
  ['90 min', 1.5],
  ['12h30', 12.5],
  ['1h 30min', 1.5],
  ['2 horas e 15 minutos', 2.25],
  ['1.200 h', 1_200],
  ['0', 0],
])('%s are %d hours', (text, hours) => {
  expect(readHours(text)).toBeCloseTo(hours, 6);
});

test.each(['5 meses', '3 weeks', 'muitas', '10–20 h', '10:30', '', 'h', '1h90', '10 Kz'])('%j are no hours', (text) => {
  expect(readHours(text)).toBeNull();
});
