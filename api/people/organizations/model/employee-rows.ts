import { isEmailAddress } from '#contract/people/identity/values.ts';
import {
  importFields,
  organizationRoles,
  type ImportField,
  type ImportProblem,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';
import { hasLink } from '#contract/rules/text-links.ts';
import { isSpreadsheetError } from '#contract/rules/csv.ts';
import { plain, type Fields } from './employee-columns.ts';

export type Problem = { field: ImportField; problem: ImportProblem };
export type Row = { line: number; cells: string[] };

/** An empty text means that the file says nothing. */
export type Employee = {
  line: number;
  email: string;
  name: string;
  role: OrganizationRole | null;
  department: string;
  cost_centre: string;
  employee_no: string;
  problems: Problem[];
};

const longest: Record<ImportField, number> = {
  email: 254,
  name: 120,
  role: 80,
  department: 80,
  cost_centre: 80,
  employee_no: 80,
};

const roleWords: Record<OrganizationRole, readonly string[]> = {
  employee: ['employee', 'funcionario', 'funcionaria', 'colaborador', 'colaboradora', 'trabalhador', 'trabalhadora'],
  training_manager: ['trainingmanager', 'manager', 'gestordeformacao', 'gestoradeformacao', 'gestor', 'gestora'],
  finance: ['finance', 'financeiro', 'financeira', 'financas'],
  owner: ['owner', 'proprietario', 'proprietaria', 'titular', 'responsavel'],
};

/** A spreadsheet runs such a cell as a formula when the list is opened in it. */
const formula = /^[=+\-@\t\r]/;

export function employeesIn(rows: readonly Row[], fields: Fields): Employee[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const employee = employeeOf(row, fields);
    if (seen.has(employee.email)) employee.problems.push({ field: 'email', problem: 'email_repeated' });
    else if (employee.problems.length === 0) seen.add(employee.email);
    return employee;
  });
}

function employeeOf({ line, cells }: Row, fields: Fields): Employee {
  const read = (field: ImportField) => textOf(cells, fields, field);
  const problems = importFields.flatMap((field) => problemsOf(field, read(field)));
  const [email, word] = [read('email').toLowerCase(), read('role')];
  const role = roleOf(word);
  if (word !== '' && !role && !problems.some(({ field }) => field === 'role')) {
    problems.push({ field: 'role', problem: 'role_unknown' });
  }
  const [department, cost_centre, employee_no] = [read('department'), read('cost_centre'), read('employee_no')];
  return { line, email, name: read('name'), role, department, cost_centre, employee_no, problems };
}

function textOf(cells: readonly string[], fields: Fields, field: ImportField): string {
  const text = cellOf(cells, fields[field]);
  if (field === 'email') return text.replace(/^mailto:\s*([^?]*).*$/i, '$1');
  if (field !== 'name' || fields.surname === undefined) return text;
  const surname = cellOf(cells, fields.surname);
  // An error in one of them is a problem of the name.
  if (isSpreadsheetError(surname)) return surname;
  return [text, surname].filter(Boolean).join(' ');
}

function problemsOf(field: ImportField, text: string): Problem[] {
  if (formula.test(text)) return [{ field, problem: 'text_is_formula' }];
  if (isSpreadsheetError(text)) return [{ field, problem: 'text_is_error' }];
  if (text.length > longest[field]) return [{ field, problem: 'text_too_long' }];
  if (hasLink(text)) return [{ field, problem: 'text_has_link' }];
  if (field !== 'email') return [];
  if (text === '') return [{ field, problem: 'email_missing' }];
  return isEmailAddress(text) ? [] : [{ field, problem: 'email_invalid' }];
}

function cellOf(cells: readonly string[], index: number | undefined): string {
  const cell = index === undefined ? '' : (cells[index] ?? '');
  return withoutBrokenQuotes(cell.replaceAll(/\s+/g, ' ').trim());
}

/** Quotes that no one closed, or that end before the cell does, are marks of the file; those around a word are text. */
function withoutBrokenQuotes(text: string): string {
  const quotes = text.split('"').length - 1;
  return quotes % 2 === 1 || text.startsWith('"') ? text.replaceAll('"', '').trim() : text;
}

function roleOf(word: string): OrganizationRole | null {
  const requested = plain(word);
  return organizationRoles.find((role) => roleWords[role].includes(requested)) ?? null;
}
