import { describe, expect, test } from 'vitest';
import { putRight, slipsBetween, type DoubtfulWord } from './spelling.ts';

const fold = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const existing = (word: string): DoubtfulWord => ({ word, folded: fold(word), known: true, candidates: [] });
const doubtful = (word: string, ...candidates: string[]): DoubtfulWord => ({
  word,
  folded: fold(word),
  known: false,
  candidates: candidates.map((candidate) => ({ word: candidate, folded: fold(candidate) })),
});

describe('slips between words', () => {
  test('are letters added, left out, changed or swapped', () => {
    expect(slipsBetween('obra', 'obra')).toBe(0);
    expect(slipsBetween('contablidade', 'contabilidade')).toBe(1);
    expect(slipsBetween('seguransa', 'seguranca')).toBe(1);
    expect(slipsBetween('pyhton', 'python')).toBe(1);
    expect(slipsBetween('', 'obra')).toBe(4);
  });
});

describe('mistyped words', () => {
  test('become the nearest known ones, with their accents', () => {
    expect(putRight([doubtful('seguransa', 'segurar', 'segurança'), existing('em'), existing('obra')])).toBe(
      'segurança em obra',
    );
  });

  test('stay when no known word is near', () => {
    expect(putRight([doubtful('xyz', 'obra')])).toBeNull();
    expect(putRight([doubtful('abcd', 'abxy')])).toBeNull();
    expect(putRight([existing('obra')])).toBeNull();
  });
});
