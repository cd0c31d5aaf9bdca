import { describe, expect, test } from 'vitest';
import { addToFloor, filledIn, insertAmong, namesOf } from './names.ts';

describe('a new slice', () => {
  test.each([
    ['surveys', 'survey'],
    ['categories', 'category'],
    ['addresses', 'address'],
    ['access', 'access'],
  ])('%s is about one %s', (slice, thing) => {
    expect(namesOf('areas', slice).thing).toBe(thing);
  });

  test('accepts an irregular singular', () => {
    expect(namesOf('areas', 'news', 'article')).toMatchObject({ Thing: 'Article', Things: 'News' });
  });

  test.each(['Surveys', 'order-items', '../x', ''])('cannot be called "%s"', (slice) => {
    expect(() => namesOf('areas', slice)).toThrow('one English noun');
  });

  test('fills in its templates', () => {
    const template = 'type {{Thing}} = 1; list{{Things}}({{slice}}, `${x}`); {{{slice}}.map()}';
    expect(filledIn(template, namesOf('areas', 'surveys'))).toBe(
      'type Survey = 1; listSurveys(surveys, `${x}`); {surveys.map()}',
    );
  });

  test('is inserted in alphabetical order', () => {
    const text = 'start\n  b,\n  d,\nend';
    expect(insertAmong(text, /^ {2}\w,$/, '  a,')).toBe('start\n  a,\n  b,\n  d,\nend');
    expect(insertAmong(text, /^ {2}\w,$/, '  c,')).toBe('start\n  b,\n  c,\n  d,\nend');
    expect(insertAmong(text, /^ {2}\w,$/, '  e,')).toBe('start\n  b,\n  d,\n  e,\nend');
    expect(() => insertAmong('', /x/, 'y')).toThrow('no line like');
  });

  test('stands last on its floor', () => {
    const names = namesOf('sales', 'vouchers');
    const text = "  people: [\n    'a',\n  ],\n  sales: ['b', 'c'],\n";
    expect(addToFloor(text, names)).toBe("  people: [\n    'a',\n  ],\n  sales: ['b', 'c', 'vouchers'],\n");
    expect(addToFloor(text, { ...names, floor: 'people' })).toContain("[\n    'a', 'vouchers'\n  ]");
    expect(() => addToFloor('', names)).toThrow('no floor "sales"');
    expect(() => namesOf('roof', 'vouchers')).toThrow('no floor');
  });
});
