import { describe, expect, test } from 'vitest';
import { asWriterTakes, inVisualOrder } from './direction.ts';

const parts = (line: string) => inVisualOrder(line).map(({ text }) => text);

describe('a line', () => {
  test.for([
    ['Ana Silva', ['Ana Silva']],
    ['محمد علي', ['علي', ' ', 'محمد']],
    ['Ana محمد علي Silva', ['Ana ', 'علي', ' ', 'محمد', ' Silva']],
    ['محمد Ana 12', ['Ana 12', ' ', 'محمد']],
    ['(محمد)', ['(', 'محمد', ')']],
    ['محمد 12/2026', ['12/2026', ' ', 'محمد']],
  ] as const)('%s has its parts from left to right', ([line, expected]) => {
    expect(parts(line)).toEqual(expected);
  });

  test('mirrors brackets that are read from the right', () => {
    expect(inVisualOrder('א(ב').map(({ text }) => text)).toEqual(['ב', ')', 'א']);
  });

  test('is turned for the writer where its letters do not say its direction', () => {
    expect(asWriterTakes({ text: '!?', rightToLeft: true })).toBe('?!');
    expect(asWriterTakes({ text: 'محمد', rightToLeft: true })).toBe('محمد');
    expect(asWriterTakes({ text: '۱۲', rightToLeft: false })).toBe('۲۱');
    expect(asWriterTakes({ text: 'Ana', rightToLeft: false })).toBe('Ana');
  });
});
