import { describe, expect, test } from 'vitest';
import { folded, readLevel, readPackage, readType, slugOf } from './read-words.ts';

test('types, levels and packages are known in both languages', () => {
  expect([readType('Presencial'), readType(' em  direto '), readType('e-learning')]).toEqual([
    'presential',
    'online-sync',
    'online',
  ]);
  expect([readLevel('Avançado'), readLevel('Mixed'), readLevel('Beginner')]).toEqual(['advanced', 'all', 'beginner']);
  expect([readPackage('SPECIALIZATION'), readPackage('Curso')]).toEqual(['pacote', 'curso']);
  expect([readType('por pombo'), readLevel('9'), readPackage('constructor')]).toEqual([null, null, null]);
});

describe('a name', () => {
  test('is the same however it is spelt', () => {
    expect(folded('  Línguas   e  Culturas ')).toBe(folded('linguas e culturas'));
  });

  test('becomes an address', () => {
    expect(slugOf('Saúde & apoio social')).toBe('saude-apoio-social');
    expect(slugOf('(ISC)²')).toBe('isc-2');
    expect(slugOf('北京大学')).toBe('');
    expect(slugOf('a'.repeat(59) + ' b')).toBe('a'.repeat(59));
  });
});
