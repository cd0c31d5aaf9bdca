import { decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import {
  isTexts,
  questionsIn,
  textIn,
  textsIn,
  idsIn,
  type Field,
  type Typed,
  type TypedQuestion,
  type TypedRow,
} from './fields.ts';
import type { Values } from '../noun.ts';

/** How amounts and decimals are typed. */
export type Writing = { currencies: readonly KnownCurrency[]; decimal: ',' | '.' };

const editedLanguages = ['pt', 'en-GB'] as const;

/** What the controls of a field show of a value. */
export function typedOf(field: Field, value: unknown, writing: Writing): Typed {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'texts':
      return isTexts(value) ? value : {};
    case 'lines':
      return linesOf(listIn(value).filter(isTexts));
    case 'references':
      return listIn(value).filter((id) => typeof id === 'number');
    case 'questions':
      return listIn(value).filter(isQuestion);
    case 'prices':
      return pricesOf(listIn(value).filter(isMoney), writing);
    case 'number':
      return typeof value === 'number' ? numberText(value, writing) : '';
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** The value of the contract that was typed; `stored` has what the controls do not show. */
export function valueOf(
  field: Field,
  typed: Typed | undefined,
  { stored, writing }: { stored: unknown; writing: Writing },
): unknown {
  switch (field.kind) {
    case 'flag':
      return typed === true;
    case 'texts':
      return textsIn(typed);
    case 'lines':
      return listOf(textsIn(typed), listIn(stored).filter(isTexts));
    case 'references':
      return [...idsIn(typed)];
    case 'questions':
      return questionsIn(typed);
    case 'prices':
      return moneyOf(textsIn(typed), listIn(stored).filter(isMoney), writing);
    case 'number':
      return textIn(typed).trim() === '' ? null : numberIn(textIn(typed));
    case 'reference':
    case 'picture':
      return textIn(typed) === '' ? null : Number(textIn(typed));
    case 'choice':
      return field.none !== undefined && typed === '' ? null : typed;
    case 'text':
      return field.isNullable && textIn(typed).trim() === '' ? null : textIn(typed).trim();
  }
}

export function typedRow(fields: readonly Field[], row: Values, writing: Writing): TypedRow {
  return Object.fromEntries(fields.map((field) => [field.name, typedOf(field, row[field.name], writing)]));
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
  return fields.filter(({ name }) => !isSame(from[name], to[name]));
}

/** Of a text only the languages that changed; an empty one removes its language. */
export function changesOf(
  fields: readonly Field[],
  { row, typed, writing }: { row: Values; typed: TypedRow; writing: Writing },
): Values {
  const from = typedRow(fields, row, writing);
  const changed = changedFields(fields, from, typed).map((field) => {
    const { kind, name } = field;
    const value = valueOf(field, typed[name], { stored: row[name], writing });
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
    const decimals = decimalsIn(writing, currency_id);
    return [String(currency_id), (amount_minor / 10 ** decimals).toFixed(decimals).replace('.', writing.decimal)];
  });
  return Object.fromEntries(amounts);
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
