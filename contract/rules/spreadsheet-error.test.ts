import { expect, test } from 'vitest';
import { isSpreadsheetError } from './spreadsheet-error.ts';

test.for([
  '#REF!',
  '#N/A',
  '#DIV/0!',
  '#VALUE!',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#SPILL!',
  '#CALC!',
  '#GETTING_DATA',
  '#N/D',
  '#VALOR!',
  '#NOME?',
  '#NÚM!',
  '#NULO!',
  '#¡REF!',
  ' #ref! ',
])('%s is an error of a spreadsheet', (text) => expect(isSpreadsheetError(text)).toBe(true));

test.for(['', '#1', '#REF', 'REF!', '# 3', 'Ver #REF!', '#obra'])('%j is a text', (text) =>
  expect(isSpreadsheetError(text)).toBe(false),
);
