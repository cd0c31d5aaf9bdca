import { expect, test } from 'vitest';
import { csvOf } from '#contract/rules/csv.ts';
import { recordsOf } from './records-of.ts';

test('the results become lines, and no text a formula', () => {
  const field = { key: 'a', label: 'Nota', answered: 2, average: null, files: [] };
  const records = recordsOf([
    { ...field, kind: 'choice', counts: [{ value: 'x', label: 'Sim', count: 2 }], texts: [] },
    { ...field, kind: 'text', counts: [], texts: ['=1+1'] },
    { ...field, kind: 'file', counts: [], texts: [], files: [{ id: 'x', name: 'cv.pdf' }] },
  ]);
  expect(records).toEqual([
    ['Nota', 'Sim', 2],
    ['Nota', '=1+1', 1],
    ['Nota', 'cv.pdf', 1],
  ]);
  expect(csvOf(records)).toContain('"\'=1+1"');
});
