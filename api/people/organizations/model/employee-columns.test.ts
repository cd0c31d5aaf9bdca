import { describe, expect, test } from 'vitest';
import { fieldsOf, isHeadRow } from './employee-columns.ts';

const named = (columns: string[], rows: string[][] = []) =>
  Object.fromEntries(Object.entries(fieldsOf({ columns, rows })).map(([field, index]) => [field, columns[index]]));

describe('the columns of a file of employees', () => {
  test.each([
    [
      ['Nome completo', 'E-mail', 'Departamento', 'Centro de custo', 'N.º mecanográfico'],
      { name: 0, email: 1, department: 2, cost_centre: 3, employee_no: 4 },
    ],
    [
      ['Employee no.', 'Full name', 'Work e-mail', 'Cost center', 'Team', 'Role'],
      { employee_no: 0, name: 1, email: 2, cost_centre: 3, department: 4, role: 5 },
    ],
    [['Número', 'NOME', 'Correio eletrónico', 'Secção'], { employee_no: 0, name: 1, email: 2, department: 3 }],
    [['Nº funcionário', 'Funcionário', 'Endereço de correio'], { employee_no: 0, name: 1, email: 2 }],
    [['Apelido', 'Primeiro nome', 'Correio eletrónico'], { surname: 0, name: 1, email: 2 }],
    [['First name', 'Last name', 'Email'], { name: 0, surname: 1, email: 2 }],
    [['Last name', 'First name', 'Email'], { surname: 0, name: 1, email: 2 }],
    [['Nome', 'Sobrenome', 'Email'], { name: 0, surname: 1, email: 2 }],
    [['Nome completo', 'Apelido', 'Email'], { name: 0, email: 2 }],
    [['Apelido', 'Email'], { name: 0, email: 1 }],
    [['Telefone', 'Morada'], {}],
  ])('%j are found', (columns, fields) => {
    expect(fieldsOf({ columns, rows: [] })).toEqual(fields);
  });

  test('are those that were chosen, even if others have likelier names', () => {
    const columns = ['email', 'E-mail da empresa', 'Cargo'];
    const fields = fieldsOf({ columns, rows: [], chosen: { email: 'E-mail da empresa', department: 'Cargo' } });
    expect(fields).toEqual({ email: 1, department: 2 });
    expect(fieldsOf({ columns, rows: [], chosen: { email: 'gone' } }).email).toBeUndefined();
  });

  test('are told by their addresses, where no name tells', () => {
    expect(
      named(
        ['A', 'B'],
        [
          ['Ana', 'ana@x.ao'],
          ['Rui', ''],
        ],
      ),
    ).toEqual({ email: 'B' });
    expect(named(['A', 'B'], [['Ana', '923']])).toEqual({});
  });
});

describe('the row of the names of columns', () => {
  test.for([
    [['Nome', 'Email'], undefined, true],
    [['Lista de pessoas'], undefined, false],
    [['Email Marketing', 'ana@k.test'], undefined, false],
    [['A', 'B'], { email: 'B' }, true],
    [['Nome', 'Email'], { email: 'B' }, false],
  ] as const)('%j with %j chosen: %s', ([cells, chosen, is]) => {
    expect(isHeadRow(cells, chosen)).toBe(is);
  });
});
