import type {
  AffiliationStatus,
  ImportField,
  OrganizationRole,
  importRowStates,
} from '#contract/people/organizations/values.ts';
import { rightToEdit } from './access.ts';
import type { Employee, Problem } from './employee-rows.ts';

type Texts = Record<'name' | 'department' | 'cost_centre' | 'employee_no', string>;
export type Existing = Texts & { role: OrganizationRole; status: AffiliationStatus };
type State = (typeof importRowStates)[number];

export type Planned<K extends Existing> = {
  line: number;
  state: State;
  problems: Problem[];
  known: K | undefined;
  after: Texts & { email: string; role: OrganizationRole };
};

type Input<K extends Existing> = { known: ReadonlyMap<string, K>; mayEditManagers: boolean };

/** What becomes of each row. A row that says what is known already changes nothing. */
export function planImport<K extends Existing>(
  employees: readonly Employee[],
  { known, mayEditManagers }: Input<K>,
): Planned<K>[] {
  return employees.map((employee) => {
    const stands = known.get(employee.email);
    const after = afterwards(employee, stands);
    const state = stateOf(after, stands);
    const problems = [...employee.problems];
    const changes = state === 'invited' || state === 'changed';
    if (changes && problems.length === 0 && !isRoleAllowed(after.role, stands, mayEditManagers)) {
      problems.push({ field: 'role' satisfies ImportField, problem: 'role_not_allowed' });
    }
    const { line } = employee;
    return { line, after, known: stands, problems, state: problems.length > 0 ? 'refused' : state };
  });
}

/** A file never takes the role of an owner away: the last one may be among them. */
function isRoleAllowed(role: OrganizationRole, stands: Existing | undefined, mayEditManagers: boolean): boolean {
  if (stands?.role === 'owner' && stands.status === 'active' && role !== 'owner') return false;
  return mayEditManagers || rightToEdit(role, stands?.role ?? 'employee') === 'employees.edit';
}

function afterwards({ email, role, ...read }: Employee, stands: Existing | undefined): Planned<Existing>['after'] {
  const text = (field: keyof Texts) => read[field] || (stands?.[field] ?? '');
  return {
    email,
    // Who has accepted writes their own name.
    name: stands?.status === 'active' ? stands.name : text('name'),
    role: role ?? stands?.role ?? 'employee',
    department: text('department'),
    cost_centre: text('cost_centre'),
    employee_no: text('employee_no'),
  };
}

function stateOf(after: Planned<Existing>['after'], stands: Existing | undefined): State {
  if (!stands || stands.status === 'expired') return 'invited';
  if (stands.status === 'declined') return 'unchanged';
  const compared = ['name', 'role', 'department', 'cost_centre', 'employee_no'] as const;
  return compared.every((field) => after[field] === stands[field]) ? 'unchanged' : 'changed';
}
