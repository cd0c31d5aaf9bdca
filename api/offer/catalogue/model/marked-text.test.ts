import { describe, expect, test } from 'vitest';
import { hasHit, markedWhole, readMarked } from './marked-text.ts';

const marked = 'Segurança em \uE000obra\uE001 e \uE000obras\uE001';

describe('a marked text', () => {
  test('is read as pieces', () => {
    expect(readMarked(marked)).toEqual([
      { text: 'Segurança em ', hit: false },
      { text: 'obra', hit: true },
      { text: ' e ', hit: false },
      { text: 'obras', hit: true },
    ]);
    expect(hasHit(readMarked(marked))).toBe(true);
    expect(hasHit(readMarked('obra'))).toBe(false);
    expect(readMarked('')).toEqual([]);
  });

  test('survives signs that never close', () => {
    expect(readMarked('\uE000obra')).toEqual([{ text: 'obra', hit: false }]);
    expect(readMarked('obra\uE001')).toEqual([{ text: 'obra', hit: false }]);
  });

  test('loses its marks rather than a part of a title', () => {
    expect(markedWhole('Segurança em obra e obras', marked)).toEqual(readMarked(marked));
    expect(markedWhole('A <b>obra</b>', 'A  \uE000obra\uE001 ')).toEqual([{ text: 'A <b>obra</b>', hit: false }]);
    expect(markedWhole('Obra', null)).toEqual([{ text: 'Obra', hit: false }]);
  });
});
