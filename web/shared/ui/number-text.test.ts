import { describe, expect, test } from 'vitest';
import { numberText, pastedNumberText } from './number-text.ts';

describe('a numeric field', () => {
  test.each([
    ['12a3', '123'],
    ['45 000,00 AOA', '45000,00'],
    ['-5', '5'],
    ['１２，５', '12,5'],
    ['<b>7</b>', '7'],
    ['٣', ''],
    ['', ''],
  ])('keeps only digits: %s', (typed, stored) => {
    expect(numberText(typed)).toBe(stored);
  });

  test.each([
    ['1,2,3', '1,23'],
    ['1.2,3', '1.23'],
    [',5', ',5'],
  ])('allows one decimal separator, dot or comma: %s', (typed, stored) => {
    expect(numberText(typed)).toBe(stored);
  });

  test('keeps two decimals by default', () => {
    expect(numberText('3,14159')).toBe('3,14');
    expect(numberText('3,14159', { decimals: 4 })).toBe('3,1415');
  });

  test('allows no separator when decimals are off', () => {
    expect(numberText('3,14', { decimals: 0 })).toBe('314');
    expect(numberText('1e3', { decimals: 0 })).toBe('13');
  });

  test.each([
    ['1e3', '1e3'],
    ['2E3', '2E3'],
    ['1e3e4', '1e34'],
    ['e3', '3'],
    ['1,25e10', '1,25e10'],
    ['1e2,5', '1e25'],
  ])('allows e once for scientific notation: %s', (typed, stored) => {
    expect(numberText(typed)).toBe(stored);
    expect(numberText(typed, { decimals: 0 })).not.toMatch(/e/i);
  });

  test.each([
    ['-5', '-5'],
    ['- 5', '-5'],
    ['−5,2', '-5,2'],
    ['5-', '5'],
    ['--5', '-5'],
    ['1,5e-3', '1,5e-3'],
    ['-', '-'],
  ])('allows a minus where numbers are signed: %s', (typed, stored) => {
    expect(numberText(typed, { isSigned: true })).toBe(stored);
    expect(pastedNumberText(typed, { isSigned: true })).toBe(stored);
  });

  test.each([
    ['1.234,56', '1234,56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['45 000,00 AOA', '45000,00'],
    ['45.000', '45000'],
    ['45.00', '45.00'],
    ['12,5', '12,5'],
    ['  7  ', '7'],
    ['letras', ''],
  ])('understands pasted thousands separators: %s', (pasted, stored) => {
    expect(pastedNumberText(pasted)).toBe(stored);
  });

  test('drops the pasted fraction when decimals are off', () => {
    expect(pastedNumberText('20.000,50', { decimals: 0 })).toBe('20000');
    expect(pastedNumberText('20 000', { decimals: 0 })).toBe('20000');
    expect(pastedNumberText('3,14', { decimals: 0 })).toBe('3');
  });

  test('treats a single separator as decimal when three decimals are allowed', () => {
    expect(pastedNumberText('1.234', { decimals: 3 })).toBe('1.234');
  });
});
