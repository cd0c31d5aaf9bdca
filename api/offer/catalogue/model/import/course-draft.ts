import type { CourseLevel, CourseType, PackageType } from '#contract/offer/catalogue/calls.ts';
import { isSpreadsheetError } from '#contract/rules/csv.ts';
import { fieldsOf, isPriceField, type Columns, type ImportField, type PriceField } from './columns.ts';
import { RowProblem, type Note } from './note.ts';
import { readHours } from './read-hours.ts';
import { readLanguage } from './read-language.ts';
import { readModules } from './read-modules.ts';
import { readPrice, type PriceFault } from './read-price.ts';
import { readLevel, readPackage, readType } from './read-words.ts';

/** Null: the cell is empty or was not understood, or there is no such column. */
export type CourseDraft = {
  key: string | null;
  title: string;
  summary: string;
  description: string;
  requirements: string;
  category: string | null;
  partner: string | null;
  type: CourseType | null;
  package_type: PackageType | null;
  level: CourseLevel | null;
  language: string | null;
  workload_hours: number | null;
  /** In minor units, by column. */
  prices: Partial<Record<PriceField, number | null>>;
  cover: string | null;
  cover_picture_alt: string;
  modules: string[];
};

export type Reading = {
  columns: Columns;
  /** The key of the currency of each price. */
  currencies: Partial<Record<PriceField, string>>;
};

const longest: Partial<Record<ImportField, number>> = {
  key: 200,
  title: 300,
  category: 100,
  partner: 200,
  cover: 1_000,
  cover_alt: 300,
};
const longestText = 20_000;
const mostModules = 300;
const longestModule = 300;
const mostHours = 100_000;

/** Warnings keep the row, without the value that is not understood. Throws a `RowProblem`, which refuses the row. */
export function draftOf(cells: string[], { columns, currencies }: Reading): { draft: CourseDraft; warnings: Note[] } {
  const warnings: Note[] = [];
  const warn = (note: Note) => void warnings.push(note);
  const text = (field: ImportField) => textOf(cells, columns, field);
  const existing = <T>(field: ImportField, read: (text: string) => T | null) =>
    knownIn({ field, text: text(field), read, warn });
  const title = text('title');
  if (title === '') throw new RowProblem({ kind: 'the title is empty' });
  const draft = {
    key: text('key') || null,
    title,
    summary: text('summary'),
    description: text('description'),
    requirements: text('requirements'),
    category: text('category') || null,
    partner: text('partner') || null,
    type: existing('type', readType),
    package_type: existing('package', readPackage),
    level: existing('level', readLevel),
    language: existing('language', readLanguage),
    workload_hours: existing('hours', readWorkload),
    prices: pricesOf(columns, (field) =>
      priceIn({ field, text: text(field), currency: currencies[field] ?? '', warn }),
    ),
    cover: text('cover') || null,
    cover_picture_alt: text('cover_alt'),
    modules: modulesOf(text('modules'), warn),
  };
  return { draft, warnings };
}

type Warn = (note: Note) => void;

function pricesOf(columns: Columns, priceOf: (field: PriceField) => number | null): CourseDraft['prices'] {
  const fields = fieldsOf(columns).filter(isPriceField);
  return Object.fromEntries(fields.map((field) => [field, priceOf(field)]));
}

type PriceCell = { field: PriceField; text: string; currency: string; warn: Warn };

function priceIn({ field, text, currency, warn }: PriceCell): number | null {
  if (text === '') return null;
  const read = readPrice(text, currency);
  if ('fault' in read) throw new RowProblem({ kind: faultOf(read, { field, currency }), text });
  if (read.isGuess) warn({ kind: `the only separator of the ${field} was read as one of thousands`, text });
  return read.minor;
}

function faultOf(read: PriceFault, { field, currency }: Pick<PriceCell, 'field' | 'currency'>): string {
  switch (read.fault) {
    case 'negative':
      return `the ${field} is negative`;
    case 'too_high':
      return `the ${field} is too high`;
    case 'other_currency':
      return `the ${field} is in ${read.named}, but its column is in ${currency.toUpperCase()} (see --currency, or map price_${read.named.toLowerCase()})`;
    case 'no_amount':
      return `the ${field} is no amount`;
  }
}

function modulesOf(text: string, warn: Warn): string[] {
  const titles = readModules(text);
  if (titles.some((title) => title.length > longestModule)) {
    throw new RowProblem({ kind: `the title of a module is longer than ${longestModule} characters` });
  }
  if (titles.length > mostModules) {
    warn({ kind: `only the first ${mostModules} modules are read`, text: `${titles.length} modules` });
  }
  return titles.slice(0, mostModules);
}

function textOf(cells: string[], columns: Columns, field: ImportField): string {
  const place = columns[field];
  if (place === undefined) return '';
  // PostgreSQL texts hold no NUL, and other control characters have no meaning here.
  const text = (cells[place] ?? '').replaceAll(/[^\P{Cc}\n\t]/gu, '').trim();
  if (isSpreadsheetError(text)) throw new RowProblem({ kind: `the ${field} is an error of the spreadsheet`, text });
  const most = longest[field] ?? longestText;
  if (text.length > most) throw new RowProblem({ kind: `the ${field} is longer than ${most} characters` });
  return text.toWellFormed();
}

type Cell<T> = { field: ImportField; text: string; read: (text: string) => T | null; warn: Warn };

function knownIn<T>({ field, text, read, warn }: Cell<T>): T | null {
  if (text === '') return null;
  const value = read(text);
  if (value === null) warn({ kind: `the ${field} is not known and was left out`, text });
  return value;
}

function readWorkload(text: string): number | null {
  const hours = readHours(text);
  return hours === null || hours < 0 || hours > mostHours ? null : Math.round(hours * 10) / 10;
}
