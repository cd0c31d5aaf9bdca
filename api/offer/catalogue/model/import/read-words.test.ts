import { describe, expect, test } from 'vitest';
import { folded, readLevel, readPackage, readType, slugOf } from './read-words.ts';

test('types, levels and packages are known in Portuguese, English and Spanish', () => {
  expect([readType('Presencial'), readType(' em  direto '), readType('e-learning')]).toEqual([
    'presential',
    'online-sync',
    'online',
  ]);
  expect([readLevel('Avançado'), readLevel('Mixed'), readLevel('Beginner')]).toEqual(['advanced', 'all', 'beginner']);
  expect([readPackage('SPECIALIZATION'), readPackage('Curso')]).toEqual(['pacote', 'curso']);
  expect([readLevel('All Levels'), readLevel('Nível médio'), readLevel('Expert Level'), readLevel('Básica')]).toEqual([
    'all',
    'intermediate',
    'advanced',
    'beginner',
  ]);
  expect([readType('Ao vivo'), readType('EAD'), readType('face-to-face'), readType('en vivo')]).toEqual([
    'online-sync',
    'online',
    'presential',
    'online-sync',
  ]);
  expect([readType('Noturno'), readType('Híbrido'), readLevel('Noturno')]).toEqual([null, null, null]);
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
