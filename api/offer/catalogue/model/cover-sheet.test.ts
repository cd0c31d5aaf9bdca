import { describe, expect, test } from 'vitest';
import { coverVersion } from './cover-address.ts';
import { coverSheet, isAsRequested, mostOnSheet, readPieces } from './cover-sheet.ts';

const subject = { coverKey: 'linguas', title: 'Inglês' };

describe('a sheet of covers', () => {
  test('names subject, version and shape of each cover', () => {
    expect(readPieces('c.12.abc,k.linguas.x1.arcade,c.12.abc')).toEqual([
      { of: 'course', key: '12', version: 'abc', shape: 'card' },
      { of: 'category', key: 'linguas', version: 'x1', shape: 'arcade' },
    ]);
  });

  test.each(['', 'c.0.abc', 'c.x.abc', 'k..abc', 'c.1.abc.huge', 'c.1', 'x.1.abc', 'c.1.a<b'])('is not %j', (text) => {
    expect(readPieces(text)).toBeNull();
  });

  test('holds a limited number of covers', () => {
    const many = Array.from({ length: mostOnSheet + 1 }, (_, place) => `c.${place + 1}.a`);
    expect(readPieces(many.slice(1).join(','))).toHaveLength(mostOnSheet);
    expect(readPieces(many.join(','))).toBeNull();
  });

  test('shows each by its name, one below the other, with a gap for a missing one', () => {
    const [one, other] = readPieces('k.linguas.x1.arcade,c.9.zz') ?? [];
    if (!one || !other) throw new Error('Both are written as they must be.');
    const svg = coverSheet([
      { piece: one, subject },
      { piece: other, subject: undefined },
    ]);
    expect(svg).toContain('<view id="k.linguas.x1.arcade" viewBox="0 0 120 200"');
    expect(svg).toContain('<svg y="0" width="120" height="200" viewBox="100 0 120 200"');
    expect(svg).toContain('<view id="c.9.zz" viewBox="0 210 320 200"');
    expect(svg.match(/<svg /g)).toHaveLength(2);
  });

  test('is as requested while every version is current', () => {
    const [piece] = readPieces(`k.linguas.${coverVersion(subject)}`) ?? [];
    if (!piece) throw new Error('It is written as it must be.');
    expect(isAsRequested([{ piece, subject }])).toBe(true);
    expect(isAsRequested([{ piece: { ...piece, version: 'old' }, subject }])).toBe(false);
    expect(isAsRequested([{ piece, subject: undefined }])).toBe(false);
  });
});
