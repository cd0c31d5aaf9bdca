import { describe, expect, test } from 'vitest';
import { matchOutline, type KnownModule } from './match-outline.ts';

function modules(...titles: (string | null)[]): KnownModule[] {
  return titles.map((title, place) => ({ id: place + 1, title, position: place + 1, hasContents: false }));
}

const nothing = { change: [], add: [], drop: [] };

describe('an imported outline', () => {
  test('is written once', () => {
    expect(matchOutline([], ['Um', 'Dois'])).toEqual({
      ...nothing,
      add: [
        { title: 'Um', position: 1 },
        { title: 'Dois', position: 2 },
      ],
    });
    expect(matchOutline(modules('Um', 'Dois'), ['Um', 'Dois'])).toEqual(nothing);
  });

  test('matches modules by title, ignoring case, accents and position', () => {
    expect(matchOutline(modules('Introdução', 'Fim'), ['Fim', 'INTRODUCAO'])).toEqual({
      ...nothing,
      change: [
        { id: 2, title: 'Fim', position: 1 },
        { id: 1, title: 'INTRODUCAO', position: 2 },
      ],
    });
  });

  test('names modules without a title in this language by position', () => {
    expect(matchOutline(modules(null, null), ['One', 'Two', 'Three'])).toEqual({
      ...nothing,
      change: [
        { id: 1, title: 'One', position: 1 },
        { id: 2, title: 'Two', position: 2 },
      ],
      add: [{ title: 'Three', position: 3 }],
    });
  });

  test('removes unmatched modules without contents', () => {
    const [empty, full] = modules('Um', 'Dois');
    const existing = [empty, { ...full, hasContents: true }] as KnownModule[];
    expect(matchOutline(existing, ['Novo'])).toEqual({ ...nothing, add: [{ title: 'Novo', position: 1 }], drop: [1] });
  });

  test('keeps repeated titles', () => {
    expect(matchOutline(modules('Prática'), ['Prática', 'Prática']).add).toEqual([{ title: 'Prática', position: 2 }]);
  });
});
