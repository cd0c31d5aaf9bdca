import { decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import {
  idsIn,
  isTexts,
  keysIn,
  questionsIn,
  textIn,
  textsIn,
  type Field,
  type Kind,
  type Typed,
  type TypedQuestion,
  type TypedRow,
} from './fields.ts';
import { dayInZone, momentInZone, timeInZone } from '#web/shared/texts/moment-in-zone.ts';
import type { Values } from '../noun.ts';

/** How amounts and decimals are typed. */
export type Writing = { currencies: readonly KnownCurrency[]; decimal: ',' | '.' };

const editedLanguages = ['pt', 'en-GB'] as const;

type Facts = {
  field: Field;
  stored: unknown;
  writing: Writing;
  /** The whole row that is typed: a moment follows the zone that is chosen beside it. */
  row: TypedRow;
};

type Stored = { field: Field; row: Values; writing: Writing };

/** What the controls of a field show of a value, and the value that was typed; `stored` has what the controls do not show. */
type Codec = {
  typed: (value: unknown, stored: Stored) => Typed;
  value: (typed: Typed | undefined, facts: Facts) => unknown;
};

const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const idOrNull = (typed: Typed | undefined): number | null => (textIn(typed) === '' ? null : Number(textIn(typed)));

const codecs: Record<Kind, Codec> = {
  text: {
    typed: shownText,
    value: (typed, { field }) => {
      const text = textIn(typed).trim();
      return text === '' && 'isNullable' in field && field.isNullable ? null : text;
    },
  },
  choice: {
    typed: shownText,
    value: (typed, { field }) => (typed === '' && 'none' in field && field.none !== undefined ? null : typed),
  },
  reference: { typed: shownText, value: idOrNull },
  picture: { typed: shownText, value: idOrNull },
  upload: { typed: shownText, value: idOrNull },
  number: {
    typed: (value, { writing }) => (typeof value === 'number' ? numberText(value, writing) : ''),
    value: (typed) => numberIn(textIn(typed)),
  },
  flag: { typed: (value) => value === true, value: (typed) => typed === true },
  texts: { typed: (value) => (isTexts(value) ? value : {}), value: textsIn },
  lines: {
    typed: (value) => linesOf(listIn(value).filter(isTexts)),
    value: (typed, { stored }) => listOf(textsIn(typed), listIn(stored).filter(isTexts)),
  },
  references: {
    typed: (value) => listIn(value).filter((id) => typeof id === 'number'),
    value: (typed) => [...idsIn(typed)],
  },
  several: {
    typed: (value) => listIn(value).filter((key) => typeof key === 'string'),
    value: (typed) => [...keysIn(typed)],
  },
  day: { typed: shownText, value: (typed) => textIn(typed) || null },
  moment: {
    typed: (value, { field, row }) => (typeof value === 'string' ? clockText(value, zoneOf(field, row)) : ''),
    value: (typed, { field, row }) => momentOf(textIn(typed), zoneOf(field, row)),
  },
  amount: {
    typed: (value, stored) =>
      typeof value === 'number' ? amountText(value, decimalsBeside(stored), stored.writing) : '',
    value: (typed, facts) => {
      const amount = numberIn(textIn(typed));
      return amount === null ? null : Math.round(amount * 10 ** decimalsBeside(facts));
    },
  },
  questions: { typed: (value) => listIn(value).filter(isQuestion), value: questionsIn },
  prices: {
    typed: (value, { writing }) => pricesOf(listIn(value).filter(isMoney), writing),
    value: (typed, { stored, writing }) => moneyOf(textsIn(typed), listIn(stored).filter(isMoney), writing),
  },
};

export function typedOf(value: unknown, stored: Stored): Typed {
  return codecs[stored.field.kind].typed(value, stored);
}

export function valueOf(typed: Typed | undefined, facts: Facts): unknown {
  return codecs[facts.field.kind].value(typed, facts);
}

export function typedRow(fields: readonly Field[], row: Values, writing: Writing): TypedRow {
  return Object.fromEntries(fields.map((field) => [field.name, typedOf(row[field.name], { field, row, writing })]));
}

export function isSame(one: Typed | undefined, other: Typed | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** An empty text is none. */
function sorted(typed: Typed | undefined): unknown {
  if (!isTexts(typed)) return typed;
  return Object.entries(typed)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => one.localeCompare(other));
}

export function changedFields(fields: readonly Field[], from: TypedRow, to: TypedRow): Field[] {
  return fields.filter((field) => !isSame(from[field.name], to[field.name]) || hasOtherUnit(field, from, to));
}

/** The same time on the clock of another place is another moment, and the same figure of another currency another amount. */
function hasOtherUnit(field: Field, from: TypedRow, to: TypedRow): boolean {
  const unit = unitOf(field);
  return unit !== undefined && to[field.name] !== '' && !isSame(from[unit], to[unit]);
}

/** The field that says in which unit another one is typed. */
function unitOf(field: Field): string | undefined {
  if (field.kind === 'moment') return field.zoneField;
  return field.kind === 'amount' ? field.currencyField : undefined;
}

function zoneOf(field: Field, row: Values): string {
  return field.kind === 'moment' && field.zone !== undefined ? field.zone : shownText(row[unitOf(field) ?? '']);
}

function decimalsBeside({ field, row, writing }: { field: Field; row: Values; writing: Writing }): number {
  return decimalsIn(writing, Number(row[unitOf(field) ?? '']));
}

function clockText(moment: string, zone: string): string {
  return zone === '' ? '' : `${dayInZone(moment, zone)}T${timeInZone(moment, zone)}`;
}

function momentOf(text: string, zone: string): string | null {
  const [day = '', time = ''] = text.split('T');
  return zone === '' ? null : momentInZone(day, time.slice(0, 5), zone);
}

type TypedRecord = { row: Values; typed: TypedRow; writing: Writing };

/** The values of all fields, for a new record. */
export function valuesOf(fields: readonly Field[], { row, typed, writing }: TypedRecord): Values {
  const values = fields.map((field) => {
    const { name } = field;
    return [name, valueOf(typed[name], { field, stored: row[name], writing, row: typed })];
  });
  return Object.fromEntries(values);
}

/** Of a text only the languages that changed; an empty one removes its language. */
export function changesOf(fields: readonly Field[], { row, typed, writing }: TypedRecord): Values {
  const from = typedRow(fields, row, writing);
  const changed = changedFields(fields, from, typed).map((field) => {
    const { kind, name } = field;
    const value = valueOf(typed[name], { field, stored: row[name], writing, row: typed });
    return [name, kind === 'texts' ? otherLanguages(textsIn(from[name]), textsIn(typed[name])) : value];
  });
  return Object.fromEntries(changed);
}

function otherLanguages(from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(to).filter(([language, text]) => text !== (from[language] ?? '')));
}

function linesOf(list: readonly Record<string, string>[]): Record<string, string> {
  const linesIn = (language: string) => list.map((texts) => (texts[language] ?? '').replaceAll('\n', ' '));
  return Object.fromEntries(editedLanguages.map((language) => [language, linesIn(language).join('\n').trimEnd()]));
}

function listOf(typed: Readonly<Record<string, string>>, stored: readonly Record<string, string>[]) {
  const lines = editedLanguages.map((language) => (typed[language] ?? '').split('\n').map((line) => line.trim()));
  const longest = Math.max(...lines.map(({ length }) => length));
  const texts = Array.from({ length: longest }, (_, place) => {
    const edited = editedLanguages.map((language, column) => [language, lines[column]?.[place] ?? '']);
    const all = { ...stored[place], ...Object.fromEntries(edited) };
    return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  });
  return texts.filter((text) => editedLanguages.some((language) => text[language]));
}

function pricesOf(prices: readonly Money[], writing: Writing): Record<string, string> {
  const amounts = prices.map(({ amount_minor, currency_id }) => {
    return [String(currency_id), amountText(amount_minor, decimalsIn(writing, currency_id), writing)];
  });
  return Object.fromEntries(amounts);
}

function amountText(minor: number, decimals: number, { decimal }: Writing): string {
  return (minor / 10 ** decimals).toFixed(decimals).replace('.', decimal);
}

/** A price in a currency that the site does not offer stays. */
function moneyOf(typed: Readonly<Record<string, string>>, stored: readonly Money[], writing: Writing): Money[] {
  const offered = Object.entries(typed).flatMap(([id, text]) => {
    const currency_id = Number(id);
    const amount = numberIn(text);
    if (amount === null) return [];
    return { amount_minor: Math.round(amount * 10 ** decimalsIn(writing, currency_id)), currency_id };
  });
  return [...offered, ...stored.filter(({ currency_id }) => !(String(currency_id) in typed))];
}

function decimalsIn({ currencies }: Writing, id: number): number {
  return decimalsOf(currencies.find((currency) => currency.id === id)?.key ?? '');
}

function numberText(value: number, { decimal }: Writing): string {
  return String(value).replace('.', decimal);
}

function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}

type Money = { amount_minor: number; currency_id: number };

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount_minor' in value && 'currency_id' in value;
}

function isQuestion(value: unknown): value is TypedQuestion {
  return typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;
}
