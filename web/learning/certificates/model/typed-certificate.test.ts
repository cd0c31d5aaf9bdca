import { describe, expect, test } from 'vitest';
import { faultIn, questionTyped } from './typed-certificate.ts';

describe('the text typed to check a certificate', () => {
  test.each(['IBL/2026/C/000417', ' IBL/2026/C/000417 ', 'ibl-2026-c-000417'])('may be a number: %j', (typed) => {
    expect(questionTyped(typed)).toEqual({ number: typed.trim() });
  });

  test.each([
    'Zk3vQ0p7rT1uW2xY4aBc9dEf',
    ' Zk3vQ0p7rT1uW2xY4aBc9dEf',
    'https://mestria.example/certificate-validation/Zk3vQ0p7rT1uW2xY4aBc9dEf',
    'mestria.example/certificate-validation/Zk3vQ0p7rT1uW2xY4aBc9dEf?lang=en-GB',
  ])('may be the code or an address with it: %j', (typed) => {
    expect(questionTyped(typed, 'A041')).toEqual({ token: 'Zk3vQ0p7rT1uW2xY4aBc9dEf' });
  });

  test('may come with the last characters of a document', () => {
    expect(questionTyped('IBL/2026/C/000417', ' A041 ')).toEqual({
      number: 'IBL/2026/C/000417',
      last4_document: 'A041',
    });
  });

  test.each([
    ['', '', 'number_missing'],
    ['  ', 'A041', 'number_missing'],
    ['IBL/2026/C/000417', 'A04', 'document_short'],
    ['IBL/2026/C/000417', '', null],
    ['IBL/2026/C/000417', 'A041', null],
  ])('%j with %j has the fault %s', (typed, lastOfDocument, fault) => {
    expect(faultIn({ typed, lastOfDocument })).toBe(fault);
  });
});
