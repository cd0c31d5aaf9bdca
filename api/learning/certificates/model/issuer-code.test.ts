import { describe, expect, test } from 'vitest';
import { codesFor, initialsOf } from './issuer-code.ts';

describe('the code of an issuer', () => {
  test.each([
    ['Instituto Baía de Luanda', 'IBL'],
    ['Escola de Hotelaria e Turismo da Ilha', 'EHTI'],
    ['Ágora', 'AGO'],
    ['Casa Sol', 'CSO'],
    ['University of California, San Diego, Rady School of Management', 'UCSDR'],
    ['3D', '3DX'],
    ['', 'XXX'],
    ['Ω', 'XXX'],
  ])('of %j is %s', (name, code) => expect(initialsOf(name)).toBe(code));

  test('is numbered when another issuer has it', () => {
    expect(codesFor('Instituto Baía de Luanda').take(3).toArray()).toEqual(['IBL', 'IBL2', 'IBL3']);
  });
});
