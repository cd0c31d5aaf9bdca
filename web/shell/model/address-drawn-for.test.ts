import { expect, test } from 'vitest';
import { addressDrawnFor } from './address-drawn-for.ts';

const visitor = { locale: 'pt-PT', currency: 'aoa' } as const;
const address = 'https://mestria.example/courses?page=2';

test('a page read as it was rendered keeps its address', () => {
  expect(addressDrawnFor(address, visitor, visitor)).toBe(address);
});

test('a page read in another language or currency names both in its address', () => {
  const named = 'https://mestria.example/courses?page=2&lang=en-GB&currency=aoa';
  expect(addressDrawnFor(address, { ...visitor, locale: 'en-GB' }, visitor)).toBe(named);
  expect(addressDrawnFor(named, { ...visitor, currency: 'usd' }, visitor)).toBe(
    named.replace('en-GB&currency=aoa', 'pt-PT&currency=usd'),
  );
});
