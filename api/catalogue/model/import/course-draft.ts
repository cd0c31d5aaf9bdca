import type { CourseLevel, CourseType, PackageType } from '#contract/catalogue/calls.ts';
import { fieldsOf, isPriceField, type Columns, type ImportField, type PriceField } from './columns.ts';
import { readModules } from './read-modules.ts';
import { readNumber } from './read-number.ts';
import { readLevel, readPackage, readType } from './read-words.ts';

/** Null: the cell is empty, or there is no such column. */
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

const longest: Partial<Record<ImportField, number>> = {
  key: 200,
  title: 300,
  category: 100,
  partner: 200,
  cover: 1_000,
  cover_alt: 300,
};
const longestText = 20_000;
const mostModules = 100;
const longestModule = 300;
const mostHours = 100_000;
const mostMinor = 1e14;

export class RowProblem extends Error {
  readonly field: ImportField;

  constructor(field: ImportField, message: string) {
    super(message);
    this.field = field;
  }
}

export function draftOf(cells: string[], columns: Columns): CourseDraft {
  const text = (field: ImportField) => textOf(cells, columns, field);
  const title = text('title');
  if (title === '') throw new RowProblem('title', 'the title is empty');
  return {
    key: text('key') || null,
    title,
    summary: text('summary'),
    description: text('description'),
    requirements: text('requirements'),
    category: text('category') || null,
    partner: text('partner') || null,
    type: known('type', text('type'), readType),
    package_type: known('package', text('package'), readPackage),
    level: known('level', text('level'), readLevel),
    language: known('language', text('language'), readLanguage),
    workload_hours: rounded(within('hours', text('hours'), mostHours), 10),
    prices: pricesOf(columns, text),
    cover: text('cover') || null,
    cover_picture_alt: text('cover_alt'),
    modules: modulesOf(text('modules')),
  };
}

function pricesOf(columns: Columns, text: (field: ImportField) => string): CourseDraft['prices'] {
  const fields = fieldsOf(columns).filter(isPriceField);
  return Object.fromEntries(fields.map((field) => [field, minorOf(within(field, text(field), mostMinor / 100))]));
}

function modulesOf(text: string): string[] {
  const titles = readModules(text);
  if (titles.length > mostModules) throw new RowProblem('modules', `there are more than ${mostModules} modules`);
  if (titles.some((title) => title.length > longestModule)) {
    throw new RowProblem('modules', `the title of a module is longer than ${longestModule} characters`);
  }
  return titles;
}

function textOf(cells: string[], columns: Columns, field: ImportField): string {
  const place = columns[field];
  if (place === undefined) return '';
  // PostgreSQL texts hold no NUL, and other control characters have no meaning here.
  const text = (cells[place] ?? '').replaceAll(/[^\P{Cc}\n\t]/gu, '').trim();
  const most = longest[field] ?? longestText;
  if (text.length > most) throw new RowProblem(field, `the ${field} is longer than ${most} characters`);
  return text.toWellFormed();
}

function known<T>(field: ImportField, text: string, read: (text: string) => T | null): T | null {
  if (text === '') return null;
  const value = read(text);
  if (value === null) throw new RowProblem(field, `the ${field} «${excerpt(text)}» is not known`);
  return value;
}

function readLanguage(text: string): string | null {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(text) ? text : null;
}

function within(field: ImportField, text: string, most: number): number | null {
  if (text === '') return null;
  const value = readNumber(text);
  if (value === null) throw new RowProblem(field, `the ${field} «${excerpt(text)}» is no number`);
  if (value < 0 || value > most) throw new RowProblem(field, `the ${field} «${excerpt(text)}» is out of reach`);
  return value;
}

function rounded(value: number | null, parts: number): number | null {
  return value === null ? null : Math.round(value * parts) / parts;
}

function minorOf(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100);
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
