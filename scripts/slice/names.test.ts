import { describe, expect, test } from 'vitest';
import { filledIn, insertAmong, insertFirst, namesOf } from './names.ts';

describe('a new slice', () => {
  test.each([
    ['surveys', 'survey'],
    ['categories', 'category'],
    ['addresses', 'address'],
    ['access', 'access'],
  ])('%s is about one %s', (slice, thing) => {
    expect(namesOf(slice).thing).toBe(thing);
  });

  test('accepts an irregular singular', () => {
    expect(namesOf('news', 'article')).toMatchObject({ Thing: 'Article', Things: 'News' });
  });

  test.each(['Surveys', 'order-items', '../x', ''])('cannot be called "%s"', (slice) => {
    expect(() => namesOf(slice)).toThrow('one English noun');
  });

  test('fills in its templates', () => {
    const template = 'type {{Thing}} = 1; list{{Things}}({{slice}}, `${x}`); {{{slice}}.map()}';
    expect(filledIn(template, namesOf('surveys'))).toBe(
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

  test('is inserted first where the order matters', () => {
    expect(insertFirst('start\n  b,\n  d,\nend', /^ {2}\w,$/, '  z,')).toBe('start\n  z,\n  b,\n  d,\nend');
    expect(() => insertFirst('', /x/, 'y')).toThrow('no line like');
  });
});
