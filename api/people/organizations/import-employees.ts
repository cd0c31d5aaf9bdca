import type { EmployeeImport, EmployeeImportReport } from '#contract/people/organizations/affiliation.ts';
import { importFields } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { mayIn } from './model/access.ts';
import { fieldsOf, type Fields } from './model/employee-columns.ts';
import { employeesIn } from './model/employee-rows.ts';
import { planImport, type Planned } from './model/plan-import.ts';
import { readCsv } from './read-csv.ts';
import { requireOrganizationRight, standingsIn } from './require-right.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import { standingByEmails } from './store/find-affiliations.ts';
import { lockOrganizations } from './store/organizations.ts';
import { saveWork } from './store/write-affiliations.ts';
import { writeInvitations } from './write-invitations.ts';

// A check runs at each change of the columns.
const perPerson = { most: 60, withinSeconds: 600 };

export async function importEmployees(ctx: Ctx, input: EmployeeImport): Promise<EmployeeImportReport> {
  const { organization_id: organizationId, dry_run } = input;
  if (ctx.actor.kind === 'user') await limitRate(ctx, `import of employees by ${ctx.actor.userId}`, perPerson);
  return inTransaction(ctx, async (tx) => {
    await requireOrganizationRight(tx, organizationId, 'employees.edit');
    const { columns, rows } = readCsv(input.csv, input.columns);
    const fields = fieldsOf({ columns, rows: rows.map(({ cells }) => cells), chosen: input.columns });
    if (fields.email === undefined) throw new Refusal('import_without_email', { field: 'csv' });
    const employees = employeesIn(rows, fields);
    // The same file in the hands of two managers: the second finds what the first has written.
    if (!dry_run) await lockOrganizations(tx, [organizationId]);
    const emails = employees.map(({ email }) => email);
    const existing = await standingByEmails(tx, organizationId, emails);
    const standing = (await standingsIn(tx, [organizationId])).get(organizationId);
    const mayEditManagers = standing !== undefined && mayIn(standing, 'managers.edit');
    const plan = planImport(employees, { known: existing, mayEditManagers });
    if (!dry_run) await carryOut(tx, organizationId, plan);
    return reportOf(plan, { dry_run, columns, fields });
  });
}

async function carryOut(tx: Ctx, organizationId: number, plan: Planned<AffiliationRow>[]): Promise<void> {
  const invited = plan.filter(({ state }) => state === 'invited');
  await writeInvitations(
    tx,
    organizationId,
    invited.map(({ known, after }) => ({ row: known, person: after })),
  );
  const changes = plan.flatMap(({ state, known, after: { email: _, ...work } }) =>
    state === 'changed' && known ? [{ id: known.id, ...work }] : [],
  );
  await saveWork(tx, changes);
}

type About = { dry_run: boolean; columns: string[]; fields: Fields };

function reportOf(plan: Planned<AffiliationRow>[], { dry_run, columns, fields }: About): EmployeeImportReport {
  const count = (state: Planned<AffiliationRow>['state']) => plan.filter((row) => row.state === state).length;
  const named = importFields.flatMap((field) => {
    const index = fields[field];
    return index === undefined ? [] : [[field, columns[index] ?? ''] as const];
  });
  return {
    dry_run,
    columns,
    fields: Object.fromEntries(named),
    invited: count('invited'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: plan.map(({ line, after: { email, name }, state, problems }) => ({ line, email, name, state, problems })),
  };
}
