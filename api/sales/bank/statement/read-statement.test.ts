import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mostStatementLines } from '#contract/sales/bank/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { readStatement } from './read-statement.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(name: string) {
  const statement = readStatement(readFileSync(`fixtures/bank-statements/${name}`));
  const lines = statement.incoming.map((line) => [line.bookedOn, line.amountMinor, line.currencyKey, line.text]);
  return { ...statement, lines };
}

function refusalOf(bytes: Uint8Array): unknown {
  try {
    return readStatement(bytes);
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.data] : error;
  }
}

describe('a statement as CSV', () => {
  test('has columns for debit and credit, below texts, in UTF-8 with a mark', () => {
    const { account, lines, outgoingCount, incoming } = read('bai.csv');
    expect(account).toBe('AO06004000001029384710123');
    expect(lines).toEqual([
      ['2026-11-24', 4_500_000, 'aoa', 'TRF RECEBIDA M-2026-000101 DE MANUEL KIALA'],
      ['2026-11-25', 9_000_000, 'aoa', 'TRF RECEBIDA PADARIA ESTRELA; LDA'],
      ['2026-11-25', 1_500_000, 'aoa', 'DEPÓSITO EM NUMERÁRIO'],
      ['2026-11-25', 1_500_000, 'aoa', 'DEPÓSITO EM NUMERÁRIO'],
    ]);
    expect(outgoingCount).toBe(1);
    expect(incoming[0]?.bankReference).toBe('554120');
  });

  test('has one signed column, tabs, and Windows-1252', () => {
    const { account, lines, outgoingCount } = read('bfa.txt');
    expect(account).toBe('4821193030001');
    expect(lines).toEqual([
      ['2026-11-20', 12_000_050, 'aoa', 'Transferência recebida - Ana João, enc. M 2026 000102'],
      ['2026-11-26', 150_000_000, 'aoa', 'Transferência recebida - Cimentos do Bengo Lda'],
    ]);
    expect(outgoingCount).toBe(1);
  });

  test('says debit and credit in words, with English amounts, quotes and commas', () => {
    const { lines, outgoingCount } = read('millennium.csv');
    expect(lines.map(([day, amount, , text]) => [day, amount, text])).toEqual([
      ['2026-11-23', 38_000, 'TRF DE JOANA PIRES M2026000103'],
      ['2026-11-25', 125_000, 'TRF IMEDIATA DE RUI ÉVORA'],
    ]);
    expect(outgoingCount).toBe(1);
  });

  test('ends with sums, which are no lines', () => {
    const { lines, account } = read('cgd.csv');
    expect(lines.map(([day, amount]) => [day, amount])).toEqual([['2026-11-26', 38_000]]);
    expect(account).toBe('0044012345600');
  });

  test('names its currency in a head', () => {
    expect(read('santander.csv')).toMatchObject({
      account: 'PT50001800031234567890174',
      lines: [['2026-11-27', 9_500, 'eur', 'TRANSFERENCIA RECEBIDA 2026-000104']],
      outgoingCount: 1,
    });
  });
});

describe('a statement as camt.053', () => {
  test('has booked money that arrived, with payer and message', () => {
    const { account, incoming, outgoingCount, format } = read('camt-053-001-02.xml');
    expect([format, account, outgoingCount]).toEqual(['camt', 'PT50003300004541122334455', 1]);
    expect(incoming).toEqual([
      {
        bookedOn: '2026-11-26',
        amountMinor: 38_000,
        currencyKey: 'eur',
        text: 'M-2026-000105',
        payerName: 'Joana Pires',
        payerAccountEnd: '0154',
        bankReference: 'BKREF0001',
      },
    ]);
  });

  test('of version 8 with prefixes, has a line for each part of a collected entry', () => {
    const { incoming } = read('camt-053-001-08.xml');
    expect(incoming.map((line) => [line.bookedOn, line.amountMinor, line.payerName, line.text])).toEqual([
      ['2026-11-25', 4_500_000, 'Manuel Kiala', 'M2026000106'],
      ['2026-11-25', 9_000_000, 'Padaria Estrela, Lda', 'Formação · equipa'],
    ]);
  });

  test('fetches nothing, and expands no entity', () => {
    const entity =
      '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>';
    expect(refusalOf(bytesOf(entity))).toEqual(['bank_statement_unreadable', { field: 'file' }]);
  });
});

describe('a file is refused', () => {
  test.each([
    ['a workbook', 'PK\u0003\u0004'],
    ['a PDF', '%PDF-1.7'],
    ['broken XML', '<?xml version="1.0"?><Document>'],
    ['other XML', '<?xml version="1.0"?><html/>'],
  ])('that is %s', (_, text) => {
    expect(refusalOf(bytesOf(text))).toEqual(['bank_statement_unreadable', { field: 'file' }]);
  });

  test('without the columns of a statement', () => {
    expect(refusalOf(bytesOf('nome;email\nAna;ana@example.com'))).toEqual([
      'bank_statement_no_columns',
      { field: 'file' },
    ]);
  });

  test('with an amount that cannot be read, rather than without that line', () => {
    const text = 'Data;Descrição;Montante\n24-11-2026;TRF;45.000,00\n25-11-2026;TRF;4S.000,00';
    expect(refusalOf(bytesOf(text))).toEqual(['bank_statement_row', { field: 'file', row: 3 }]);
  });

  test('in which no money arrived', () => {
    const text = 'Data;Descrição;Montante\n24-11-2026;Comissão;-45,00';
    expect(refusalOf(bytesOf(text))).toEqual(['bank_statement_empty', { field: 'file', count: 1 }]);
  });

  test('that is too long', () => {
    const line = '24-11-2026;TRF;45,00\n';
    const text = `Data;Descrição;Montante\n${line.repeat(mostStatementLines + 1)}`;
    expect(refusalOf(bytesOf(text))).toEqual(['bank_statement_too_long', { field: 'file', most: mostStatementLines }]);
  });
});
