import { expect, test } from 'vitest';
import { expressPhone } from './express-phone.ts';

test.each(['923 456 789', '+244 923 456 789', '00244923456789', '(923) 456-789'])('%s is a phone of Express', (phone) =>
  expect(expressPhone(phone)).toBe('+244923456789'),
);

test.each(['', '222 345 678', '+351 912 345 678', '92345678', '9234567890', '++244923456789'])(
  '«%s» is none',
  (phone) => expect(expressPhone(phone)).toBeNull(),
);
