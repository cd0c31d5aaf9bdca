import { describe, expect, test } from 'vitest';
import type { Field } from './fields.ts';
import { clashesIn, mergeTheirs, theirChanges } from './merge-theirs.ts';
import { changesOf, typedRow, valueOf, type Writing } from './typed-values.ts';

const writing: Writing = {
  currencies: [
    { id: 1, key: 'aoa', symbol: 'Kz' },
    { id: 5, key: 'jpy', symbol: '¥' },
  ],
  decimal: ',',
};
const fields: Field[] = [
  { kind: 'texts', name: 'title', label: 'Title' },
  { kind: 'lines', name: 'outcomes', label: 'Outcomes' },
  { kind: 'text', name: 'city', label: 'City', isNullable: true },
  { kind: 'number', name: 'hours', label: 'Hours' },
  { kind: 'reference', name: 'category_id', label: 'Category', choices: [], none: '' },
  { kind: 'references', name: 'course_ids', label: 'Courses', choices: [], none: '' },
  { kind: 'flag', name: 'is_published', label: 'Published' },
  { kind: 'prices', name: 'prices', label: 'Prices' },
  { kind: 'questions', name: 'questions', label: 'Questions' },
  { kind: 'several', name: 'files', label: 'Files', choices: [] },
  { kind: 'day', name: 'last_day', label: 'Last day' },
  { kind: 'moment', name: 'start_at', label: 'Start', zoneField: 'tz' },
  { kind: 'choice', name: 'tz', label: 'Zone', choices: [] },
  { kind: 'amount', name: 'amount_minor', label: 'Amount', currencyField: 'currency_id' },
  { kind: 'reference', name: 'currency_id', label: 'Currency', choices: [], none: '' },
  { kind: 'moment', name: 'published_at', label: 'Published', zone: 'Africa/Luanda' },
];
const row = {
  title: { pt: 'Obra', 'pt-AO': 'Obras', 'en-GB': 'Building' },
  outcomes: [{ pt: 'Ler', 'en-GB': 'Read', 'pt-AO': 'Ler bem' }, { pt: 'Parar' }],
  city: null,
  hours: 1.5,
  category_id: 7,
  course_ids: [3, 4],
  is_published: true,
  prices: [
    { amount_minor: 4_500_050, currency_id: 1 },
    { amount_minor: 900, currency_id: 5 },
  ],
  questions: [{ question: { pt: 'Farda?' }, answer: { pt: 'Não.' } }],
  files: ['id-copy'],
  last_day: '2026-12-24',
  start_at: '2027-03-28T08:00:00.000Z',
  tz: 'Europe/Lisbon',
  amount_minor: 150_050,
  currency_id: 1,
  published_at: '2026-12-01T08:00:00.000Z',
};
const typed = typedRow(fields, row, writing);

describe('a form', () => {
  test('shows every kind of value, and gives back the same', () => {
    expect(typed).toMatchObject({ hours: '1,5', city: '', prices: { 1: '45000,50', 5: '900' }, category_id: '7' });
    expect(typed).toMatchObject({ start_at: '2027-03-28T09:00', last_day: '2026-12-24' });
    expect(typed).toMatchObject({ amount_minor: '1500,50', published_at: '2026-12-01T09:00' });
    for (const field of fields) {
      const stored = Object.entries(row).find(([name]) => name === field.name)?.[1];
      expect(valueOf(typed[field.name], { field, stored, writing, row: typed })).toEqual(stored);
    }
  });

  test('sends nothing that did not change', () => {
    expect(changesOf(fields, { row, typed, writing })).toEqual({});
    expect(changesOf(fields, { row, typed: { ...typed, hours: '' }, writing })).toEqual({ hours: null });
  });

  test('sends of a text only the languages that changed, also an empty one', () => {
    const title = { pt: 'Obras', 'pt-AO': 'Obras', 'en-GB': '' };
    expect(changesOf(fields, { row, typed: { ...typed, title }, writing })).toEqual({
      title: { pt: 'Obras', 'en-GB': '' },
    });
  });

  test('sends a moment by the clock of the zone that is chosen beside it, also where only the zone changes', () => {
    const later = { ...typed, start_at: '2027-03-29T09:30' };
    expect(changesOf(fields, { row, typed: later, writing })).toEqual({ start_at: '2027-03-29T08:30:00.000Z' });
    const elsewhere = { ...typed, tz: 'Africa/Maputo' };
    expect(changesOf(fields, { row, typed: elsewhere, writing })).toEqual({
      tz: 'Africa/Maputo',
      start_at: '2027-03-28T07:00:00.000Z',
    });
    expect(changesOf(fields, { row, typed: { ...elsewhere, start_at: '' }, writing })).toMatchObject({
      start_at: null,
    });
  });

  test('sends an amount in the minor units of the currency beside it', () => {
    expect(changesOf(fields, { row, typed: { ...typed, currency_id: '5' }, writing })).toEqual({
      currency_id: 5,
      amount_minor: 1501,
    });
  });

  test('leaves a currency without an amount unsold, and stores one that it does not show', () => {
    const changed = { ...typed, prices: { 1: '' } };
    expect(changesOf(fields, { row, typed: changed, writing })).toEqual({
      prices: [{ amount_minor: 900, currency_id: 5 }],
    });
  });
});

describe('a change by somebody else', () => {
  const theirs = typedRow(fields, { ...row, title: { ...row.title, pt: 'Estaleiro' }, hours: 8 }, writing);

  test('is taken over where nothing is typed', () => {
    const mine = { ...typed, title: { ...row.title, 'en-GB': 'Site' } };
    const changes = theirChanges(fields, { base: typed, theirs, mine });
    expect(clashesIn(changes)).toEqual([]);
    expect(mergeTheirs(changes, mine, 'mine')).toEqual({
      ...mine,
      title: { ...row.title, pt: 'Estaleiro', 'en-GB': 'Site' },
      hours: '8',
    });
  });

  test('clashes in the same language, and either can win', () => {
    const mine = { ...typed, title: { ...row.title, pt: 'Casa' } };
    const changes = theirChanges(fields, { base: typed, theirs, mine });
    expect(clashesIn(changes)).toMatchObject([{ part: 'pt', theirs: 'Estaleiro', mine: 'Casa' }]);
    expect(mergeTheirs(changes, mine, 'mine')).toMatchObject({ title: { pt: 'Casa' }, hours: '8' });
    expect(mergeTheirs(changes, mine, 'theirs')).toMatchObject({ title: { pt: 'Estaleiro' }, hours: '8' });
  });

  test('that is the same as what is typed is none', () => {
    expect(theirChanges(fields, { base: typed, theirs, mine: theirs })).toEqual([]);
  });
});
