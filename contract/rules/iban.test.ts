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
  ['words', 'por preencher'],
])('%s is none', (_, text) => expect(isIban(text)).toBe(false));
