import { describe, expect, test } from 'vitest';
import { addToFloor, filledIn, insertAmong, namesOf } from './names.ts';
import { partsOf, withParts } from './parts.ts';

describe('a new slice', () => {
  test('takes its names from its noun and the singular', () => {
    expect(namesOf('areas', 'news', 'article')).toMatchObject({ Thing: 'Article', Things: 'News' });
  });

  test.each(['Surveys', 'order-items', '../x', ''])('cannot be called "%s"', (slice) => {
    expect(() => namesOf('areas', slice, 'survey')).toThrow('one English noun');
  });

  test('fills in its templates', () => {
    const template = 'type {{Thing}} = 1; list{{Things}}({{slice}}, `${x}`); {{{slice}}.map()}';
    expect(filledIn(template, namesOf('areas', 'surveys', 'survey'))).toBe(
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
    const names = namesOf('sales', 'vouchers', 'voucher');
    const text = "  people: [\n    'a',\n  ],\n  sales: ['b', 'c'],\n";
    expect(addToFloor(text, names)).toBe("  people: [\n    'a',\n  ],\n  sales: ['b', 'c', 'vouchers'],\n");
    expect(addToFloor(text, { ...names, floor: 'people' })).toContain("[\n    'a', 'vouchers'\n  ]");
    expect(() => addToFloor('', names)).toThrow('no floor "sales"');
    expect(() => namesOf('roof', 'vouchers', 'voucher')).toThrow('no floor');
  });

  test('has what was requested, and a reaction to each event', () => {
    const template = 'a {{#file}}file, {{/file}}b\n{{#mail}}\nmail\n{{/mail}}\n{{#handle}}\nhandle\n{{/handle}}\nend';
    expect(withParts(template, partsOf())).toBe('a b\nend');
    expect(withParts(template, partsOf('mail,event,file'))).toBe('a file, b\nmail\nend');
    expect(withParts(template, partsOf('event'))).toBe('a b\nhandle\nend');
    expect(() => partsOf('letter')).toThrow('no "letter"');
  });
});
