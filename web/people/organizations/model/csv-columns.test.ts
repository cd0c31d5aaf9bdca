import { describe, expect, test } from 'vitest';
import { columnsOf } from './csv-columns.ts';

describe('the columns of a CSV file', () => {
  test.each([
    ['Nome;E-mail\nAna;a@b.ao', ['Nome', 'E-mail']],
    ['Nome,E-mail\r\nAna,a@b.ao', ['Nome', 'E-mail']],
    ['Nome\tE-mail', ['Nome', 'E-mail']],
    ['"Nome, completo";" E-mail "', ['Nome, completo', 'E-mail']],
    ['"N.º ""mec."""\n1', ['N.º "mec."']],
    ['"Nome\nda pessoa";x\n', ['Nome\nda pessoa', 'x']],
    ['sep=;\r\nNome;E-mail\r\n', ['Nome', 'E-mail']],
    ['Lista 2026\n\nNome;Contacto\nAna;a@b.ao', ['Nome', 'Contacto']],
    ['"aberta;x', ['"aberta;x']],
    ['', []],
  ])('%j are %j', (csv, columns) => {
    expect(columnsOf(csv)).toEqual(columns);
  });
});
