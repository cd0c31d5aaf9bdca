import { folded } from './read-words.ts';

const importFields = [
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
  'cover',
  'cover_alt',
  'modules',
] as const;
/** The price in the currency of the import, or in the one named by its key, as in `price_usd`. */
export type PriceField = 'price' | `price_${string}`;
export type ImportField = (typeof importFields)[number] | PriceField;

export type Columns = Partial<Record<ImportField, number>> & { title: number };

const mostColumns = 1_000;

/** Worded for the person who wrote the map. */
export class MapMistake extends Error {}

export function isPriceField(field: string): field is PriceField {
  return field === 'price' || field.startsWith('price_');
}

function isField(name: string): name is ImportField {
  return importFields.some((field) => field === name) || isPriceField(name);
}

export function fieldsOf(columns: Columns): ImportField[] {
  return Object.keys(columns).filter(isField);
}

/** Whether a row has the columns of the map. A number takes any row, so that a title above them is told by its one cell. */
export function isHeader(map: string, cells: readonly string[], currencies: readonly string[] = []): boolean {
  if (map.includes('#') && cells.filter((cell) => cell.trim() !== '').length < 2) return false;
  try {
    readColumns(map, [...cells], currencies);
    return true;
  } catch (error) {
    if (error instanceof MapMistake) return false;
    throw error;
  }
}

/** `#3` is the third column. A field that is not mapped takes the column of its own name; `level=` takes none. */
export function readColumns(map: string, header: string[], currencies: readonly string[] = []): Columns {
  const names = foldedNames(header);
  const columns: Partial<Record<ImportField, number>> = {};
  const fields = [...importFields, ...currencies.map((key): PriceField => `price_${key}`)];
  const ignored = new Set<ImportField>();
  for (const part of map.split(',').filter((text) => text.trim() !== '')) {
    const [field, column] = readPair(part, fields);
    if (column === '') ignored.add(field);
    else columns[field] = placeOf(column, header);
  }
  const mapped = new Set(Object.values(columns));
  for (const field of fields) {
    const own = names.indexOf(field);
    if (own >= 0 && !mapped.has(own) && !ignored.has(field)) columns[field] ??= own;
  }
  const { title } = columns;
  if (title === undefined) throw new MapMistake(`Say which column is the title: --map title=… (${listed(header)})`);
  return { ...columns, title };
}

function foldedNames(header: string[]): string[] {
  if (header.length > mostColumns) throw new MapMistake(`The file has more than ${mostColumns} columns.`);
  return header.map(folded);
}

function readPair(part: string, fields: readonly ImportField[]): [ImportField, string] {
  const [name = '', ...rest] = part.split('=');
  const field = fields.find((existing) => existing === name.trim());
  if (!field) throw new MapMistake(`There is no field «${name.trim()}». The fields are ${fields.join(', ')}.`);
  if (rest.length === 0)
    throw new MapMistake(`«${part.trim()}» names no column: write ${field}=column, or ${field}= to ignore its column.`);
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

export function unusedColumns(columns: Columns, header: string[]): string[] {
  const used = new Set(Object.values(columns));
  return header.filter((name, index) => !used.has(index) && name.trim() !== '').map((name) => name.trim());
}
