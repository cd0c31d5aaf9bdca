import { expect, test } from 'vitest';
import { readModules } from './read-modules.ts';

test('modules are separated by lines or signs, and lose their numbering', () => {
  expect(readModules('1. Segurança\n2) Ferramentas\n\n - Arco | TIG\r\n')).toEqual([
    'Segurança',
    'Ferramentas',
    'Arco | TIG',
  ]);
  expect(readModules('Segurança | Ferramentas|3D ')).toEqual(['Segurança', 'Ferramentas', '3D']);
  expect(readModules(' ')).toEqual([]);
});
