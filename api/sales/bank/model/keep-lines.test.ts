import { expect, test } from 'vitest';
import { keepLines } from './keep-lines.ts';

const lines = [
  { id: 1, statement_id: 7, text: 'Transferência', payer_name: 'Ana João', bank_reference: '00912' },
  { id: 2, statement_id: 8, text: 'DEPÓSITO', payer_name: '', bank_reference: '' },
  { id: 3, statement_id: 8, text: '', payer_name: 'Rui', bank_reference: '' },
];

test.each([
  [{}, [1, 2, 3]],
  [{ statement_id: 8 }, [2, 3]],
  [{ id: [1, 3] }, [1, 3]],
  [{ id: { gte: 2 } }, [2, 3]],
  [{ id: { lte: 2, ne: 1 } }, [2]],
  [{ search: 'deposito' }, [2]],
  [{ search: 'ana joao' }, [1]],
  [{ search: '00912', statement_id: 8 }, []],
])('the filter %j keeps the lines %j', (filter, ids) => {
  expect(keepLines(lines, filter, () => true).map(({ id }) => id)).toEqual(ids);
});

test('a view keeps its own lines', () => {
  expect(keepLines(lines, {}, ({ id }) => id === 2)).toEqual([lines[1]]);
});
