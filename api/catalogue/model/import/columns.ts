import { folded } from './read-words.ts';

/** What a course can be told by a column; rating, number of learners and the like have no place in the catalogue. */
export const importFields = [
  'key',
  'title',
  'summary',
  'description',
  'requirements',
  'category',
  'partner',
  'type',
  'package',
  'level',
  'language',
  'hours',
  'price',
] as const;
export type ImportField = (typeof importFields)[number];

/** Which field is told by the column at which place. */
export type Columns = Partial<Record<ImportField, number>> & { title: number };

/** A mistake of who called, worded for that person. */
export class MapMistake extends Error {}

/**
 * Reads `title=course,partner=organization` against the file's own columns; `#3` is the third column, for one without a
 * name. Fields that are not mapped are told by a column of their own name, if there is one.
 */
export function readColumns(map: string, header: string[]): Columns {
  const names = header.map(folded);
  const columns: Partial<Record<ImportField, number>> = {};
  for (const field of importFields) {
    const own = names.indexOf(field);
    if (own >= 0) columns[field] = own;
  }
  for (const part of map.split(',').filter((text) => text.trim() !== '')) {
    const [field, column] = readPair(part);
    columns[field] = placeOf(column, header);
  }
  const { title } = columns;
  if (title === undefined) throw new MapMistake(`Say which column is the title: --map title=… (${listed(header)})`);
  return { ...columns, title };
}

function readPair(part: string): [ImportField, string] {
  const [name = '', ...rest] = part.split('=');
  const field = importFields.find((known) => known === name.trim());
  if (!field) throw new MapMistake(`There is no field «${name.trim()}». The fields are ${importFields.join(', ')}.`);
  if (rest.length === 0) throw new MapMistake(`«${part.trim()}» names no column: write ${field}=column.`);
  return [field, rest.join('=').trim()];
}

function placeOf(column: string, header: string[]): number {
  const numbered = /^#(\d{1,4})$/.exec(column);
  const place = numbered ? Number(numbered[1]) - 1 : header.map(folded).indexOf(folded(column));
  if (place < 0 || place >= header.length) throw new MapMistake(`There is no column «${column}» (${listed(header)})`);
  return place;
}

function listed(header: string[]): string {
  return `the columns are ${header.map((name, index) => (name.trim() === '' ? `#${index + 1}` : name.trim())).join(', ')}`;
}

/** The names of the columns that nothing is read from. */
export function unusedColumns(columns: Columns, header: string[]): string[] {
  const used = new Set(Object.values(columns));
  return header.filter((name, index) => !used.has(index) && name.trim() !== '').map((name) => name.trim());
}
