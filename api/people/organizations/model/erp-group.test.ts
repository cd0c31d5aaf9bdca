import { expect, test } from 'vitest';
import { erpGroupOf } from './erp-group.ts';

test('a company is national in Angola, foreign elsewhere, and what staff set', () => {
  expect(erpGroupOf('AO')).toBe('CNGN');
  expect(erpGroupOf('PT', 'CNGN')).toBe('CNGE');
  expect(erpGroupOf('PT', 'CGSB')).toBe('CGSB');
});
