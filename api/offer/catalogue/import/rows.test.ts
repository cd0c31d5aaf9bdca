import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';
import { readRows, type Row } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'file.csv');

async function rowsOf(content: string | Uint8Array): Promise<Row[]> {
  writeFileSync(path, content);
  return rowsIn(path);
}

async function rowsIn(name: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of readRows(name)) rows.push(row);
  return rows;
}

const text = 'título;preço\nGestão;1\n';
const expected = [
  { line: 1, cells: ['título', 'preço'] },
  { line: 2, cells: ['Gestão', '1'] },
];

function utf16(swapped: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return swapped ? bytes.swap16() : bytes;
}

describe('a file', () => {
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\uFEFF${text}`],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)])],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)])],
    ['UTF-16 without a mark', utf16(false)],
    ['UTF-8 from Windows', text.replaceAll('\n', '\r\n')],
    ['UTF-8 from an old Mac', text.replaceAll('\n', '\r')],
  ])('is read as %s', async (_, content) => {
    expect(await rowsOf(content)).toEqual(expected);
  });

  test('is read as Latin-1 even if only its last letter shows it', async () => {
    writeFileSync(path, Buffer.concat([Buffer.alloc(200_000, 'a\n'), Buffer.from('é', 'latin1')]));
    expect(await encodingOf(path)).toBe('windows-1252');
  });

  test('separates columns by tab, comma or semicolon', async () => {
    expect(await rowsOf('a\tb, c\n1\t2\n')).toMatchObject([{ cells: ['a', 'b, c'] }, { cells: ['1', '2'] }]);
    expect(await rowsOf('a,"b;c;d"\n')).toMatchObject([{ cells: ['a', 'b;c;d'] }]);
  });

  test('counts lines over quoted breaks and empty lines', async () => {
    expect(await rowsOf('a,b\n"one\ntwo\nthree",x\n\nlast,y')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo\nthree', 'x'] },
      { line: 6, cells: ['last', 'y'] },
    ]);
  });

  test('may have rows of any length, and quotes where none belong', async () => {
    expect(await rowsOf('a,b\n1\n1,2,3\n5" pipe,2\n')).toMatchObject([
      {},
      { cells: ['1'] },
      { cells: ['1', '2', '3'] },
      { cells: ['5" pipe', '2'] },
    ]);
  });

  test('ends at a quote that never closes, after the rows before it', async () => {
    expect(await rowsOf('a,b\n1,2\n"open,3\n4,5\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, problem: 'a quote opens here and never closes; nothing after it could be read' },
    ]);
  });

  test('is never held in memory whole, even with an open quote', async () => {
    const rows = await rowsOf(`a,b\n"${'x,\n'.repeat(500_000)}`);
    expect(rows.at(-1)).toMatchObject({ line: 2, problem: expect.stringContaining('a quote') });
  });

  test('may be empty or missing', async () => {
    expect(await rowsOf('')).toEqual([]);
    await expect(rowsIn(join(folder, 'gone.csv'))).rejects.toThrow('ENOENT');
  });
});
