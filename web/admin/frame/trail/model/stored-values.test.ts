import { expect, test } from 'vitest';
import { isMoment, isMoney, isRole, isTexts, narrowed } from './stored-values.ts';

test('a stored value is known by its shape', () => {
  expect(isMoney({ amount_minor: 100, currency_id: 1 })).toBe(true);
  expect(isMoney({ amount_minor: 100, currency_id: 1, class_id: 2 })).toBe(false);
  expect(isMoment('2026-11-27T10:00:00.000Z')).toBe(true);
  expect(['2026-11-27', '2026-99-99T10:00', 'Aula'].filter(isMoment)).toEqual([]);
  expect([isRole('role', 'trainer'), isRole('role', 'owner'), isRole('title', 'trainer')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isTexts({ pt: 'Obra', 'en-GB': 'Work' })).toBe(true);
  expect([{}, { id: 'x', title: 'y' }, { pt: 1 }].filter((value) => isTexts(value))).toEqual([]);
});

test('of a text only the languages that changed are compared', () => {
  const change = { field: 'title', before: { pt: 'Obra', 'en-GB': 'Work' }, after: { pt: 'Obras', 'en-GB': 'Work' } };
  expect(narrowed(change)).toEqual({ field: 'title', before: { pt: 'Obra' }, after: { pt: 'Obras' } });
  const added = { field: 'title', before: { pt: 'Obra' }, after: { pt: 'Obra', 'en-GB': 'Work' } };
  expect(narrowed(added)).toMatchObject({ before: { 'en-GB': '' }, after: { 'en-GB': 'Work' } });
  const figure = { field: 'weight', before: 1, after: 2 };
  expect(narrowed(figure)).toEqual(figure);
});
