import { describe, expect, test } from 'vitest';
import { employeesIn } from './employee-rows.ts';

const fields = { email: 0, name: 1, role: 2, department: 3, cost_centre: 4, employee_no: 5 };
const read = (...rows: string[][]) =>
  employeesIn(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    fields,
  );
const problemsOf = (...cells: string[]) => read(cells)[0]?.problems;

describe('a row of a file of employees', () => {
  test('is read tidily', () => {
    expect(read([' Ana@Kalunga.AO ', ' Ana  Lukamba', 'Gestora de formação', 'Obras', 'CC-1', '007'])).toEqual([
      {
        line: 2,
        email: 'ana@kalunga.ao',
        name: 'Ana Lukamba',
        role: 'training_manager',
        department: 'Obras',
        cost_centre: 'CC-1',
        employee_no: '007',
        problems: [],
      },
    ]);
    expect(read(['ana@kalunga.ao'])[0]).toMatchObject({ name: '', role: null, problems: [] });
  });

  test.each([
    [['', 'Ana'], 'email', 'email_missing'],
    [['ana', 'Ana'], 'email', 'email_invalid'],
    [['@SUM(1)'], 'email', 'text_is_formula'],
    [['a@b.ao', '=HYPERLINK("http://x")'], 'name', 'text_is_formula'],
    [['a@b.ao', '', '', '+1+1'], 'department', 'text_is_formula'],
    [['a@b.ao', '', '', '', '-2+3'], 'cost_centre', 'text_is_formula'],
    [['a@b.ao', '', '', '', '', '\t=1'], 'employee_no', 'text_is_formula'],
    [['a@b.ao', 'Ana www.evil.example'], 'name', 'text_has_link'],
    [['a@b.ao', '', '', 'evil.example/x'], 'department', 'text_has_link'],
    [['#N/A'], 'email', 'text_is_error'],
    [['a@b.ao', '#REF!'], 'name', 'text_is_error'],
    [['a@b.ao', '', '#NOME?'], 'role', 'text_is_error'],
    [['a@b.ao', '', '', '#VALOR!'], 'department', 'text_is_error'],
    [['a@b.ao', '', '', '', '', '#DIV/0!'], 'employee_no', 'text_is_error'],
    [['a@b.ao', '', 'Rei'], 'role', 'role_unknown'],
    [['a@b.ao', '', '=1'], 'role', 'text_is_formula'],
    [['a@b.ao', 'x'.repeat(121)], 'name', 'text_too_long'],
    [[`${'x'.repeat(60)}@${'y'.repeat(200)}.ao`], 'email', 'text_too_long'],
  ])('%j has a problem: %s, %s', (cells, field, problem) => {
    expect(problemsOf(...cells)).toEqual([{ field, problem }]);
  });

  test.each([
    ['mailto:Ana@Kalunga.ao', 'ana@kalunga.ao'],
    ['MAILTO: ana@kalunga.ao?subject=Olá', 'ana@kalunga.ao'],
  ])('has the address of %s', (cell, email) => {
    expect(read([cell])[0]).toMatchObject({ email, problems: [] });
  });

  test.each([
    ['"Ana" Silva', 'Ana Silva'],
    ['Ana Silva"', 'Ana Silva'],
    ['"Ana Silva', 'Ana Silva'],
    ['Ana "Nela" Silva', 'Ana "Nela" Silva'],
  ])('has the name %s without broken quotes', (cell, name) => {
    expect(read(['a@b.ao', cell])[0]?.name).toBe(name);
  });

  test('joins first name and surname', () => {
    const people = [
      ['a@b.ao', 'Ana', 'Silva'],
      ['b@b.ao', '', 'Silva'],
      ['c@b.ao', 'Ana', ''],
      ['d@b.ao', 'Ana', '#REF!'],
    ];
    const rows = people.map((cells, at) => ({ line: at + 2, cells }));
    const employees = employeesIn(rows, { email: 0, name: 1, surname: 2 });
    expect(employees.map(({ name }) => name)).toEqual(['Ana Silva', 'Silva', 'Ana', '#REF!']);
    expect(employees.at(-1)?.problems).toEqual([{ field: 'name', problem: 'text_is_error' }]);
  });

  test('repeats an address only after a good row with it', () => {
    const rows = read(['a@b.ao', '=1'], ['A@b.ao', 'Ana'], ['a@b.ao', 'Ana']);
    expect(rows.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      ['text_is_formula'],
      [],
      ['email_repeated'],
    ]);
  });
});
