import { expect, test } from 'vitest';
import { setUpSteps, type SetUpStep } from '#contract/areas/opening/values.ts';
import { stepsOf, type SetUpFacts } from './set-up-steps.ts';

const nothing: SetUpFacts = {
  seller: ['', '', ''],
  hasLegalTexts: false,
  ways_to_pay: { gateway: 'sandbox', transfer: false, cash: false },
  mail: { is_set: false, last_sent_at: null, waiting: 0 },
  has: { partner: false, category: false, course: false, class: false },
};

const doneIn = (facts: Partial<SetUpFacts>) =>
  stepsOf({ ...nothing, ...facts }).flatMap(({ key, is_done }) => (is_done ? key : []));

test('a new site has done nothing', () => {
  expect(doneIn({})).toEqual([]);
  expect(stepsOf(nothing).map(({ key }) => key)).toEqual(setUpSteps);
});

test.for<[SetUpStep, Partial<SetUpFacts>]>([
  ['seller', { seller: ['Mestria, Lda.', '5417', 'Luanda'] }],
  ['payments', { ways_to_pay: { ...nothing.ways_to_pay, transfer: true } }],
  ['payments', { ways_to_pay: { ...nothing.ways_to_pay, cash: true } }],
  ['payments', { ways_to_pay: { ...nothing.ways_to_pay, gateway: 'real' } }],
  ['legal', { hasLegalTexts: true }],
  ['mail', { mail: { is_set: true, last_sent_at: '2026-11-20T08:00:00Z', waiting: 0 } }],
  ['partner', { has: { ...nothing.has, partner: true } }],
  ['category', { has: { ...nothing.has, category: true } }],
  ['course', { has: { ...nothing.has, course: true } }],
  ['class', { has: { ...nothing.has, class: true } }],
])('has done the step %s', ([step, facts]) => {
  expect(doneIn(facts)).toEqual([step]);
});

test('who sells needs the name, the tax number and the address', () => {
  expect(doneIn({ seller: ['Mestria, Lda.', ' ', 'Luanda'] })).toEqual([]);
});

test('mail that was sent without a server is no proof', () => {
  expect(doneIn({ mail: { is_set: false, last_sent_at: '2026-11-20T08:00:00Z', waiting: 0 } })).toEqual([]);
});
