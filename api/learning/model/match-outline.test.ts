import { describe, expect, test } from 'vitest';
import { matchOutline, type KnownModule } from './match-outline.ts';

function modules(...titles: (string | null)[]): KnownModule[] {
  return titles.map((title, place) => ({ id: place + 1, title, position: place + 1, hasContents: false }));
}

const nothing = { change: [], add: [], drop: [] };

describe('an outline that is brought', () => {
  test('is written whole where there is none, and not again', () => {
    expect(matchOutline([], ['Um', 'Dois'])).toEqual({
      ...nothing,
      add: [
        { title: 'Um', position: 1 },
        { title: 'Dois', position: 2 },
      ],
    });
    expect(matchOutline(modules('Um', 'Dois'), ['Um', 'Dois'])).toEqual(nothing);
  });

  test('knows a module by its title, however it is spelt and wherever it stands', () => {
    expect(matchOutline(modules('Introdução', 'Fim'), ['Fim', 'INTRODUCAO'])).toEqual({
      ...nothing,
      change: [
        { id: 2, title: 'Fim', position: 1 },
        { id: 1, title: 'INTRODUCAO', position: 2 },
      ],
    });
  });

  test('gives what has no title in this language the one of its place', () => {
    expect(matchOutline(modules(null, null), ['One', 'Two', 'Three'])).toEqual({
      ...nothing,
      change: [
        { id: 1, title: 'One', position: 1 },
        { id: 2, title: 'Two', position: 2 },
      ],
      add: [{ title: 'Three', position: 3 }],
    });
  });

  test('drops what it no longer tells, but nothing that something is in', () => {
    const [empty, full] = modules('Um', 'Dois');
    const known = [empty, { ...full, hasContents: true }] as KnownModule[];
    expect(matchOutline(known, ['Novo'])).toEqual({ ...nothing, add: [{ title: 'Novo', position: 1 }], drop: [1] });
  });

  test('tells twice what it tells twice', () => {
    expect(matchOutline(modules('Prática'), ['Prática', 'Prática']).add).toEqual([{ title: 'Prática', position: 2 }]);
  });
});
