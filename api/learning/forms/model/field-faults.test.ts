import { describe, expect, test } from 'vitest';
import type { FormField } from '#contract/learning/forms/fields.ts';
import { fieldFaults } from './field-faults.ts';

const label = { pt: 'Pergunta', 'en-GB': 'Question' };
const shown = { label, is_required: true };
const text: FormField = { ...shown, kind: 'text', key: 'name', longest: 20 };
const options = [
  { value: 'a', label },
  { value: 'b', label },
];
const choice: FormField = { ...shown, kind: 'choice', key: 'choice', options };
const several: FormField = { ...shown, kind: 'several', key: 'several', options, most_choices: 2 };

describe('the fields of a form', () => {
  test('may depend on earlier choices and numbers', () => {
    const scale: FormField = { ...shown, kind: 'scale', key: 'scale', scale: '1-5' };
    const fields: FormField[] = [
      choice,
      scale,
      { ...text, show_if: { key: 'choice', any_of: ['a'] } },
      { ...text, key: 'why', show_if: { key: 'scale', any_of: ['1'], at_most: 2 } },
    ];
    expect(fieldFaults(fields)).toEqual([]);
  });

  test.each([
    ['twice', [text, text]],
    ['no_label', [{ ...text, label: {} }]],
    ['no_label', [{ ...text, label: { pt: 'Nome', 'en-GB': ' ' } }]],
    [
      'no_label',
      [
        {
          ...choice,
          options: [
            { value: 'a', label },
            { value: 'b', label: { pt: '' } },
          ],
        },
      ],
    ],
    ['no_question', [{ kind: 'section', key: 'part', label }]],
    ['range', [{ ...shown, kind: 'number', key: 'n', least: 3, most: 2, decimals: 0 }]],
    ['range', [{ ...shown, kind: 'date', key: 'd', earliest: '2026-02-01', latest: '2026-01-01' }]],
    ['options_twice', [{ ...choice, options: [options[0], options[0]] }]],
    ['too_many_choices', [{ ...several, most_choices: 3 }]],
    ['condition_empty', [choice, { ...text, show_if: { key: 'choice' } }]],
    ['condition_unknown', [{ ...text, show_if: { key: 'choice', any_of: ['a'] } }, choice]],
    ['condition_unknown', [choice, { ...text, show_if: { key: 'choice', any_of: ['z'] } }]],
    ['condition_unknown', [choice, { ...text, show_if: { key: 'choice', at_most: 2 } }]],
    ['condition_unknown', [text, { ...text, key: 'other', show_if: { key: 'name', any_of: ['a'] } }]],
  ] as [string, FormField[]][])('are refused: %s', (reason, fields) => {
    expect(fieldFaults(fields).map((fault) => fault.reason)).toEqual([reason]);
  });

  test('keep their kind in later versions', () => {
    expect(fieldFaults([{ ...choice, key: 'name' }], [text])).toEqual([{ key: 'name', reason: 'other_kind' }]);
    expect(fieldFaults([{ ...text, longest: 30 }], [text])).toEqual([]);
  });
});
