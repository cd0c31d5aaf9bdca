import { describe, expect, test } from 'vitest';
import { isEndOf, maskedName } from './public-facts.ts';

describe('the masked name', () => {
  test.each([
    ['Ana Silva', 'A** S****'],
    ['Marlene  da Graça Capita', 'M****** C*****'],
    ['Ö', 'Ö'],
    ['', ''],
  ])('of %j is %j', (name, masked) => expect(maskedName(name)).toBe(masked));
});

describe('the end of a document', () => {
  test.each(['A041', 'a041', 'LA041'.slice(-4)])('matches %j', (typed) => {
    expect(isEndOf(typed, '004512876LA041')).toBe(true);
  });

  test.each(['A042', '', '    ', '0041', undefined])('does not match %j', (typed) => {
    expect(isEndOf(typed, '004512876LA041')).toBe(false);
  });

  test.each([null, '', '12'])('of the document %j matches nothing', (document) => {
    expect(isEndOf('', document)).toBe(false);
    expect(isEndOf('  12', document)).toBe(false);
  });
});
