import { expect, test, vi } from 'vitest';
import { dateFormat, remembered } from './formats.ts';

test('the same arguments make a value once, other ones another', () => {
  const make = vi.fn<(name: string, options: { size: number }) => object>((name, options) => ({ name, ...options }));
  const made = remembered(make);
  expect(made('a', { size: 1 })).toBe(made('a', { size: 1 }));
  expect(made('a', { size: 2 })).toEqual({ name: 'a', size: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('what cannot be made is not remembered', () => {
  expect(() => dateFormat('pt', { timeZone: 'Nowhere/Here' })).toThrow(RangeError);
  expect(() => dateFormat('pt', { timeZone: 'Nowhere/Here' })).toThrow(RangeError);
});
