import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each(['PT50 0002 0123 1234 5678 9015 4', 'AO06004000006487190231021', 'gb82 west 1234 5698 7654 32'])(
  '%s is an IBAN',
  (text) => expect(isIban(text)).toBe(true),
);

test.each([
  ['nothing', ''],
  ['one with a wrong digit', 'PT50 0002 0123 1234 5678 9015 5'],
  ['one that lacks a digit', 'PT50 0002 0123 1234 5678 9015'],
  ['a plain account number', '000201231234567890154'],
  ['an Angolan one with letters', 'AO06 0040 0000 6487 1902 3102 A'],
  ['a British one that lacks a letter', 'GB82 WES1 2345 6987 6543 2'],
  ['words', 'por preencher'],
])('%s is none', (_, text) => expect(isIban(text)).toBe(false));

test('a changed digit is noticed at any place', () => {
  const iban = 'PT50000201231234567890154';
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 24 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = String((Number(iban[at]) + by) % 10);
      expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false);
    }),
  );
});

test('two neighbours that changed places are noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 23 }), (at) => {
      const iban = 'AO06004000006487190231021';
      const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
      expect(isIban(swapped)).toBe(swapped === iban);
    }),
  );
});
