import { describe, expect, test } from 'vitest';
import type { FormField } from '#contract/learning/forms/fields.ts';
import { fieldResults, fieldsOfVersions } from './field-results.ts';

const label = { pt: 'Pergunta' };
const shown = { label, is_required: false };
const scale: FormField = { ...shown, kind: 'scale', key: 'overall', scale: '1-5' };
const several: FormField = {
  ...shown,
  kind: 'several',
  key: 'useful',
  most_choices: 2,
  options: [
    { value: 'a', label },
    { value: 'b', label },
  ],
};
const text: FormField = { ...shown, kind: 'long_text', key: 'more', longest: 100 };
const section: FormField = { kind: 'section', key: 'part', label };

describe('the results of a form', () => {
  test('count each step and option, the average, and the texts', () => {
    const responses = [
      { overall: 5, useful: ['a', 'b'], more: 'Bom' },
      { overall: 4, useful: ['a'], more: '  ' },
      { overall: 5 },
    ];
    const results = fieldResults([section, scale, several, text], responses);
    expect(results.map(({ field, answered, average, texts }) => [field.key, answered, average, texts])).toEqual([
      ['overall', 3, 14 / 3, []],
      ['useful', 2, null, []],
      ['more', 1, null, ['Bom']],
    ]);
    expect(results[0]?.counts.map(({ count }) => count)).toEqual([0, 0, 0, 1, 2]);
    expect(results[1]?.counts).toEqual([
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
    ]);
  });

  test('of nobody are empty, without an average', () => {
    expect(fieldResults([scale], [])[0]).toMatchObject({ answered: 0, average: null });
  });

  test('keep the fields of earlier versions, and the latest words of all', () => {
    const renamed = { ...scale, label: { pt: 'Outra' } };
    expect(fieldsOfVersions([[scale, text], [renamed]])).toEqual([renamed, text]);
    expect(fieldsOfVersions([])).toEqual([]);
  });
});
