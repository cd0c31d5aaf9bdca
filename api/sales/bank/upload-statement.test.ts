import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeStatement, statementText, uploadText } from './make.ts';
import { retrieveBankLines } from './retrieve-lines.ts';
import { retrieveBankStatements } from './retrieve-statements.ts';

const all = { filter: {}, sort: [], limit: 50, offset: 0 };
const first = { text: 'TRF A', amount: '45.000,00' };
const second = { text: 'TRF B', amount: '90.000,00' };
const fee = { text: 'Comissão', amount: '-250,00' };

describe('a bank statement', () => {
  test('adds the money that arrived, and only counts what left', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    const statement = await makeStatement(finance, [first, fee, second]);
    expect(statement).toMatchObject({
      name: 'extrato.csv',
      format: 'csv',
      account_end: '9012',
      added_count: 2,
      known_count: 0,
      outgoing_count: 1,
      open_count: 2,
    });
    const { results, total } = await retrieveBankLines(finance, { ...all, filter: { statement_id: statement.id } });
    expect(total).toBe(2);
    expect(results.map(({ text, amount_minor: amount }) => `${text} ${amount}`).toSorted()).toEqual([
      'TRF A 4500000',
      'TRF B 9000000',
    ]);
  });

  test('that is uploaded again adds nothing, and makes no second statement', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    const text = statementText(finance, [first, second]);
    const { id } = await uploadText(finance, text);
    expect(await uploadText(finance, text, 'outra vez.csv')).toMatchObject({ id, added_count: 0, known_count: 2 });
    expect((await retrieveBankStatements(finance, all)).total).toBe(1);
    expect((await retrieveBankLines(finance, all)).total).toBe(2);
  });

  test('that overlaps an earlier one adds its new lines only', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    await makeStatement(finance, [first]);
    const later = await makeStatement(finance, [second, { ...first, text: '  trf   a ' }]);
    expect(later).toMatchObject({ added_count: 1, known_count: 1, open_count: 1 });
  });

  test('has equal lines of one day as often as the bank', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    expect(await makeStatement(finance, [first, first])).toMatchObject({ added_count: 2 });
    expect(await makeStatement(finance, [first, first, first])).toMatchObject({ added_count: 1, known_count: 2 });
    expect(await makeStatement(finance, [first])).toMatchObject({ added_count: 0, known_count: 1 });
  });

  test('in a currency that the site does not have is refused', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    const text = 'Data;Descrição;Montante;Moeda\n24-11-2026;TRF;45,00;EUR';
    await ctx.db.deleteFrom('currencies').where('key', '=', 'eur').execute();
    await expect(uploadText(finance, text)).rejects.toThrow('bank_statement_currency');
  });

  test('is found by its name or its account', async ({ ctx }) => {
    const finance = await asA(ctx, 'administrator');
    const { id } = await uploadText(finance, statementText(finance, [first]), 'Março.csv');
    for (const search of ['marco', '9012']) {
      const { results } = await retrieveBankStatements(finance, { ...all, filter: { search } });
      expect(results.map((one) => one.id)).toEqual([id]);
    }
    expect((await retrieveBankStatements(finance, { ...all, filter: { search: 'abril' } })).total).toBe(0);
  });

  test('is not for buyers', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    await expect(makeStatement(student, [first])).rejects.toThrow('not_allowed');
    await expect(retrieveBankLines(student, all)).rejects.toThrow('not_allowed');
    await expect(retrieveBankStatements(student, all)).rejects.toThrow('not_allowed');
  });
});
