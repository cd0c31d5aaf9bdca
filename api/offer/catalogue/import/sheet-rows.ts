import { open, type FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { readSheet, SheetNotFoundError, type CellValue } from 'read-excel-file/node';
import { fromFdPromise } from 'yauzl';
import { ZipFile as Archive } from 'yazl';
import { zipEntries } from '#api/shared/files/zip-entries.ts';
import { otherArchive } from './file-kind.ts';

type SheetOf = { path: string; sheet?: string | undefined; limits?: SheetLimits | undefined };

type SheetLimits = { bytes: number; unpackedBytes: number };

const megabyte = 1_048_576;
const sheetLimits: SheetLimits = { bytes: 20 * megabyte, unpackedBytes: 100 * megabyte };
const mostParts = 10_000;
const mostCells = 5_000_000;

/** The rows of a sheet of an .xlsx file, the first one by default. Throws a sentence for any other file. */
export async function readSheetRows({ path, sheet, limits = sheetLimits }: SheetOf): Promise<string[][]> {
  const file = await open(path);
  try {
    if ((await file.stat()).size > limits.bytes) throw tooLarge(path);
    const workbook = await workbookOf(file, { path, limits });
    const rows = await readSheet(workbook, sheet ?? 1, { trim: false }).catch((error: unknown) => {
      throw error instanceof SheetNotFoundError ? new Error(`${path} has no sheet «${sheet}».`) : damaged(path);
    });
    return rows.map((cells) => cells.map(cellText));
  } finally {
    await file.close();
  }
}

/**
 * The workbook without pictures, stored. The library trusts the sizes that an archive tells; yauzl stops where the
 * content is longer.
 */
async function workbookOf(file: FileHandle, { path, limits }: { path: string; limits: SheetLimits }): Promise<Buffer> {
  const zip = await fromFdPromise(file.fd, { autoClose: false }).catch(() => {
    throw damaged(path);
  });
  const entries = await zipEntries(zip, mostParts);
  if (entries === 'damaged') throw damaged(path);
  if (entries === 'too many') throw tooLarge(path);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!names.has('xl/workbook.xml')) throw otherArchive(path, names);
  const parts = entries.filter(({ fileName }) => /\.(?:xml|rels)$/.test(fileName));
  const unpacked = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes) throw tooLarge(path);
  const archive = new Archive();
  for (const part of parts) {
    const content = await zip
      .openReadStreamPromise(part)
      .then(buffer)
      .catch(() => {
        throw damaged(path);
      });
    if (cellsIn(content) > mostCells) throw tooLarge(path);
    archive.addBuffer(withErrors(content), part.fileName, { compress: false });
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** The library leaves cells with an error out, as if they were empty. As texts they stay: «#REF!». */
function withErrors(part: Buffer): Buffer {
  if (!/\st\s*=\s*["']e["']/.test(part.toString('latin1'))) return part;
  const cell = /(<(?:[^\s<>/:]+:)?c\s(?:[^<>]*?\s)?t\s*=\s*)(["'])e\2/g;
  return Buffer.from(part.toString('latin1').replaceAll(cell, '$1$2str$2'), 'latin1');
}

/** The library fills every cell up to the last row and column, however far a single cell is. */
function cellsIn(part: Buffer): number {
  let last = 0;
  let unnumbered = 0;
  let columns = 1;
  for (const [, name, rest = ''] of part.toString('latin1').matchAll(/<(?:[^\s<>/:]+:)?(row|c)(?=[\s/>])([^<]*)/g)) {
    const references = [...rest.matchAll(/(?<!\w)r\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
    if (references.length === 0 && name === 'row') unnumbered += 1;
    for (const [, double, single] of references) {
      const { row, column } = placeOf(double ?? single ?? '');
      last = Math.max(last, row);
      columns = Math.max(columns, column);
    }
  }
  return (last + unnumbered) * columns;
}

/** Infinitely far where it is not written as spreadsheets do, since the library may read it in another way. */
function placeOf(reference: string): { row: number; column: number } {
  const [, letters = '', row = Number.POSITIVE_INFINITY] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? [];
  return { row: Number(row), column: columnOf(letters) };
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function cellText(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '').replace('T', ' ').slice(0, 16);
  return typeof value === 'number' ? numberText(value) : String(value);
}

function numberText(value: number): string {
  // Fifteen digits are all that spreadsheets keep: 0.1 + 0.2 is 0.3.
  const text = String(Number(value.toPrecision(15)));
  // A text such as 1.234 would be read as one thousand.
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}

function tooLarge(path: string): Error {
  return new Error(`${path} is too large for a workbook. Save its sheet as CSV in UTF-8, which may have any size.`);
}

function damaged(path: string): Error {
  return new Error(
    `${path} cannot be read as a workbook. Open it in a spreadsheet, save it again and import that file.`,
  );
}
