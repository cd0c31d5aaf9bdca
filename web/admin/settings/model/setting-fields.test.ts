import { describe, expect, test } from 'vitest';
import { isAbout, settingField, settingsRow, textOfValue, valueIn, type SettingFacts } from './setting-fields.ts';

const facts: SettingFacts = {
  key: 'vatRatePercent',
  group: 'General',
  topic: 'seller',
  kind: 'text',
  readers: 'everybody',
  choices: [],
  choice_names: [],
  least: null,
  most: null,
  decimals: 0,
  name: 'IVA dos preços',
  explanation: 'O IVA que os preços incluem.',
  value: '',
  default: '',
  is_set: true,
  is_valid: true,
  version: 3,
  updated_at: null,
  updated_by: null,
};
const choices = ['0', '1'];

describe('the value of a setting', () => {
  test.for([
    ['text', 'Luanda', 'Luanda'],
    ['localized', '{"pt":"Luanda","pt-AO":"Luanda!"}', { pt: 'Luanda', 'pt-AO': 'Luanda!' }],
    ['number', '14.5', 14.5],
    ['number', '', null],
    ['switch', '1', true],
    ['switch', '0', false],
    ['choice', '1', '1'],
    ['json', '{"open":[]}', '{"open":[]}'],
  ] as const)('of kind %s comes from %j and gives it back', ([kind, text, value]) => {
    expect(valueIn({ ...facts, kind, choices }, text)).toEqual(value);
    expect(textOfValue({ ...facts, kind, choices }, value)).toBe(text);
  });

  test('that breaks its rule is read without a mistake of its own', () => {
    expect(valueIn({ ...facts, kind: 'number' }, 'muito')).toBeNull();
    expect(valueIn({ ...facts, kind: 'choice', choices, default: '1' }, ' ')).toBe('1');
    expect(valueIn({ ...facts, kind: 'localized' }, 'Luanda')).toEqual({ pt: 'Luanda' });
  });

  test('in several languages is none without a text', () => {
    expect(textOfValue({ ...facts, kind: 'localized' }, { pt: ' ', 'en-GB': '' })).toBe('');
  });
});

test('each kind has its control', () => {
  const kinds = ['text', 'localized', 'number', 'switch', 'choice', 'json'] as const;
  const controls = kinds.map((kind) => settingField({ ...facts, kind, choices }).kind);
  expect(controls).toEqual(['text', 'texts', 'number', 'flag', 'choice', 'text']);
});

test('all settings are one record, with a version for each', () => {
  const row = settingsRow([{ ...facts, value: 'x' }]);
  expect([row['vatRatePercent'], row.versions]).toEqual(['x', { vatRatePercent: 3 }]);
});

test.for([
  ['preços', true],
  ['PRECOS', true],
  ['vatrate', true],
  ['', true],
  ['carrinho', false],
] as const)('a setting is found by %j: %j', ([words, isFound]) => {
  expect(isAbout(facts, words)).toBe(isFound);
});
