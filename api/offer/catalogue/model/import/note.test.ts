import { expect, test } from 'vitest';
import { addNote, RowProblem, type NoteGroup } from './note.ts';

test('notes of one kind are one group, with its count, first lines and different texts', () => {
  const groups: NoteGroup[] = [];
  const words = ['Noturno', 'Noturno', 'a', 'b', 'c', 'd'];
  words.forEach((text, place) => addNote(groups, place + 2, { kind: 'the type is not known', text }));
  addNote(groups, 3, { kind: 'the title is empty' });
  expect(groups).toEqual([
    { kind: 'the type is not known', count: 6, lines: [2, 3, 4, 5, 6], texts: ['Noturno', 'a', 'b', 'c'] },
    { kind: 'the title is empty', count: 1, lines: [3], texts: [] },
  ]);
});

test('a problem quotes at most a line of a long cell', () => {
  expect(new RowProblem({ kind: 'no amount', text: `um\n${'dois '.repeat(100)}` }).message).toBe(
    'no amount: «um dois dois dois dois dois dois dois do…»',
  );
});
