import { expect, test } from 'vitest';
import { addressDrawnFor } from './address-drawn-for.ts';

const drawn = { locale: 'pt-PT', currency: 'aoa' } as const;
const address = 'https://mestria.example/courses?page=2';

test('a page read as it was rendered keeps its address', () => {
  expect(addressDrawnFor(address, drawn, drawn)).toBe(address);
});

test('a page read in another language or currency names both in its address', () => {
  const named = 'https://mestria.example/courses?page=2&lang=en-GB&currency=aoa';
  expect(addressDrawnFor(address, { ...drawn, locale: 'en-GB' }, drawn)).toBe(named);
  expect(addressDrawnFor(named, { ...drawn, currency: 'usd' }, drawn)).toBe(
    named.replace('en-GB&currency=aoa', 'pt-PT&currency=usd'),
  );
});
