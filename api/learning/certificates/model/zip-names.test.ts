import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zipNames } from './zip-names.ts';

describe('the names of certificates in a zip', () => {
  test('keep Portuguese letters', () => {
    const names = zipNames([{ holder: 'João Conceição', course: 'Segurança à altura', number: 'IBL/2026/C/000001' }]);
    expect(names).toEqual(['João Conceição - Segurança à altura - IBL-2026-C-000001.pdf']);
  });

  test('stay in their folder', () => {
    const [name] = zipNames([{ holder: '../../etc', course: 'a\\b:c', number: '1' }]);
    expect(name).toBe('--..-etc - a-b-c - 1.pdf');
  });

  test('are never equal, also ignoring case', () => {
    const part = fc.constantFrom('Ana', 'ANA', 'Ana (2)', 'a/b', 'a-b', ' ');
    const certificates = fc.array(fc.record({ holder: part, course: part, number: part }), { maxLength: 30 });
    fc.assert(
      fc.property(certificates, (some) => {
        const names = zipNames(some).map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(some.length);
      }),
    );
  });
});
