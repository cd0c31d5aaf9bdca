import { expect, test } from 'vitest';
import { daysToWithdraw } from '#contract/rules/withdrawal-days.ts';
import { nameVersions, type VersionInForce } from './name-versions.ts';

const first: VersionInForce[] = [
  { kind: 'terms', country: null, code: '2026-11' },
  { kind: 'refunds', country: null, code: '2026-11' },
];

const otherDays = [{ country: 'AO', days: 10 }];

test('the texts with which a site begins have one name', () => {
  expect(nameVersions({ main: 'terms', inForce: first })).toBe('2026-11');
});

test('whatever is no longer as it began is named, in one order', () => {
  const own: VersionInForce[] = [
    { kind: 'terms', country: 'AO', code: '2027-02-01' },
    { kind: 'refunds', country: null, code: '2027-01-15' },
    { kind: 'terms', country: null, code: '2026-12-01' },
  ];
  const name = '2026-12-01, refunds 2027-01-15, terms AO 2027-02-01, AO 10';
  expect(nameVersions({ main: 'terms', inForce: own, otherDays })).toBe(name);
  expect(nameVersions({ main: 'terms', inForce: own.toReversed(), otherDays })).toBe(name);
});

test('the name of a text of a country says nothing about its days to withdraw', () => {
  const name = nameVersions({
    main: 'terms',
    inForce: [...first, { kind: 'refunds', country: 'AO', code: '2027-02-01' }],
  });
  expect(daysToWithdraw(name, 'AO')).toBe(7);
  expect(daysToWithdraw(nameVersions({ main: 'terms', inForce: first, otherDays }), 'AO')).toBe(10);
});
