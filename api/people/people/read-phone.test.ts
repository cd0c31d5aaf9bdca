import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['+244 923 456 789', 'PT', '+244923456789'],
  ['923 456 789', 'AO', '+244923456789'],
  ['00351 912 345 678', 'PT', '+351912345678'],
  ['21 312 34 56', 'PT', '+351213123456'],
  ['84 123 4567', 'MZ', '+258841234567'],
  ['+258 21 123 456', 'PT', '+25821123456'],
  ['+55 (11) 96123-4567', 'AO', '+5511961234567'],
  ['+44 20 7946 0958', 'MZ', '+442079460958'],
] as const)('%s, written in %s, is %s', async (stored, country, number) => {
  expect(await readPhone(stored, country)).toBe(number);
});

test.each([
  '',
  '12',
  '+244 823 456 789',
  '+351 945 678 912',
  '+258 81 123 4567',
  '+000000000',
  'liga-me',
  '9'.repeat(30),
])('%s is no telephone', async (stored) => {
  expect(await readPhone(stored, 'AO')).toBeNull();
});

test('refuses text after a number', async () => {
  expect(await readPhone('+351912345678;ext=9', 'PT')).toBeNull();
  expect(await readPhone('tel:+351912345678', 'PT')).toBeNull();
});
