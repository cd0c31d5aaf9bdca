import { expect, test } from 'vitest';
import { readModules } from './read-modules.ts';

test('modules stand on lines of their own, or between signs, and lose what only counts them', () => {
  expect(readModules('1. Segurança\n2) Ferramentas\n\n - Arco | TIG\r\n')).toEqual([
    'Segurança',
    'Ferramentas',
    'Arco | TIG',
  ]);
  expect(readModules('Segurança | Ferramentas|3D ')).toEqual(['Segurança', 'Ferramentas', '3D']);
  expect(readModules(' ')).toEqual([]);
});
