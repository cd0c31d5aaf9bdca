import { describe, expect, test } from 'vitest';
import { correctionNotice, hasLaw, lawOf, softwareNotice } from './law.ts';

describe('the words of the law', () => {
  test('name the final consumer by the number of the country', () => {
    expect(['AO', 'PT', 'MZ'].map((country) => lawOf(country).finalConsumerId)).toEqual([
      '999999999',
      '999999990',
      null,
    ]);
  });

  test('name the software, with the signs of the hash where there is one', () => {
    expect(softwareNotice('AO', '12', 'aBcD')).toBe('aBcD-Processado por programa validado n.º 12/AGT');
    expect(softwareNotice('PT', '34', null)).toBe('Processado por programa certificado n.º 34/AT');
    expect(softwareNotice('MZ', '5', null)).toBe('Processado por programa autorizado n.º 5');
  });

  test('tell an annulment from a rectification', () => {
    expect(correctionNotice('AO', 'annulment', 'FT M2026/7')).toBe('Anulação da factura FT M2026/7');
    expect(correctionNotice('AO', 'rectification', 'FR M2026/7')).toBe('Rectificação da factura FR M2026/7');
    expect(correctionNotice('PT', 'rectification', 'FR M2026/7')).toBe('Retificação da fatura FR M2026/7');
  });

  test('are unknown elsewhere', () => {
    expect([hasLaw('AO'), hasLaw('ES'), hasLaw('constructor')]).toEqual([true, false, false]);
    expect(() => lawOf('ES')).toThrow('ES');
  });
});
