import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { endAffiliations } from './end-affiliations.ts';
import { importEmployees } from './import-employees.ts';
import { makeInvitation, makeMember, makeOrganization, makePaying } from './make.ts';

async function company(ctx: Ctx) {
  const owner = await asA(ctx, 'client');
  const { id } = await makeOrganization(owner);
  const load = (csv: string, input: { dry_run?: boolean; columns?: { email: string }; by?: Ctx } = {}) => {
    const { by = owner, ...more } = input;
    return importEmployees(by, { organization_id: id, csv, dry_run: false, ...more });
  };
  return { owner, id, load };
}

const people = (ctx: Ctx) =>
  ctx.db
    .selectFrom('affiliations')
    .select(['email', 'name', 'role', 'status', 'department', 'cost_centre', 'employee_no'])
    .where('role', '<>', 'owner')
    .orderBy('email')
    .execute();
const invitations = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'affiliation_invited').execute()).length;

const addresses = (count: number) =>
  `email\n${Array.from({ length: count }, (_, n) => `p${count}-${n}@k.test`).join('\n')}\n\n`;

const good = [
  '\uFEFFNome completo;E-mail;Departamento;Centro de custo;N.º mecanográfico;Papel',
  'Ana Lukamba;ANA@kalunga.test;Obras;CC-1;007;',
  '"Rui; o Alto";rui@kalunga.test;Armazém;;;Gestor de formação',
].join('\r\n');

describe('an import of employees', () => {
  test('invites people with all that the file says of them', async ({ ctx }) => {
    const { load } = await company(ctx);
    expect(await load(good)).toMatchObject({
      fields: {
        name: 'Nome completo',
        email: 'E-mail',
        cost_centre: 'Centro de custo',
        employee_no: 'N.º mecanográfico',
      },
      invited: 2,
      changed: 0,
      unchanged: 0,
      refused: 0,
      rows: [
        { line: 2, email: 'ana@kalunga.test', state: 'invited' },
        { line: 3, name: 'Rui; o Alto', state: 'invited' },
      ],
    });
    const common = { status: 'invited' };
    expect(await people(ctx)).toEqual([
      {
        ...common,
        email: 'ana@kalunga.test',
        name: 'Ana Lukamba',
        role: 'employee',
        department: 'Obras',
        cost_centre: 'CC-1',
        employee_no: '007',
      },
      {
        ...common,
        email: 'rui@kalunga.test',
        name: 'Rui; o Alto',
        role: 'training_manager',
        department: 'Armazém',
        cost_centre: '',
        employee_no: '',
      },
    ]);
    expect(await invitations(ctx)).toBe(2);
  });

  test('reports and writes nothing in a dry run', async ({ ctx }) => {
    const { load } = await company(ctx);
    expect(await load(good, { dry_run: true })).toMatchObject({ dry_run: true, invited: 2 });
    expect(await people(ctx)).toEqual([]);
    expect(await invitations(ctx)).toBe(0);
  });

  test('changes nothing the second time, and what differs the third', async ({ ctx }) => {
    const { load } = await company(ctx);
    await load(good);
    const before = await people(ctx);
    expect(await load(good)).toMatchObject({ invited: 0, changed: 0, unchanged: 2 });
    expect(await people(ctx)).toEqual(before);
    const moved = 'email,department\nana@kalunga.test,Finanças\nrui@kalunga.test,\n';
    expect(await load(moved)).toMatchObject({ invited: 0, changed: 1, unchanged: 1 });
    expect(await people(ctx)).toMatchObject([
      { department: 'Finanças', cost_centre: 'CC-1' },
      { department: 'Armazém' },
    ]);
    expect(await invitations(ctx)).toBe(2);
  });

  test('takes a thousand rows in as many queries as two', async ({ ctx, queries }) => {
    const { load, owner, id } = await company(ctx);
    await makePaying(owner, id);
    queries.length = 0;
    await load(addresses(2));
    const few = queries.length;
    queries.length = 0;
    expect(await load(addresses(1_000))).toMatchObject({ invited: 1_000, refused: 0 });
    expect(queries.length).toBe(few);
  });

  test('finds the addresses in the column that was chosen', async ({ ctx }) => {
    const { load } = await company(ctx);
    const csv = 'email,outro\nnada,ana@k.test\n';
    expect(await load(csv, { columns: { email: 'outro' } })).toMatchObject({ fields: { email: 'outro' }, invited: 1 });
    await expect(load(csv, { columns: { email: 'gone' } })).rejects.toThrow('import_without_email');
  });
});

describe('a file of employees with faults', () => {
  test('is not stopped by bad rows', async ({ ctx }) => {
    const { load } = await company(ctx);
    const rows = [
      'email\tnome',
      '\tSem endereço',
      'ana\tAna',
      'b@k.test\t=1+1',
      'c@k.test\tC',
      'C@k.test\tC',
      '\t',
      'd@k.test',
    ];
    const report = await load(rows.join('\n'));
    expect(
      report.rows.map(({ line, state, problems }) => [line, state, ...problems.map(({ problem }) => problem)]),
    ).toEqual([
      [2, 'refused', 'email_missing'],
      [3, 'refused', 'email_invalid'],
      [4, 'refused', 'text_is_formula'],
      [5, 'invited'],
      [6, 'refused', 'email_repeated'],
      [8, 'invited'],
    ]);
    expect((await people(ctx)).map(({ email }) => email)).toEqual(['c@k.test', 'd@k.test']);
  });

  test.for([
    ['', 'import_unreadable'],
    ['\n\n', 'import_unreadable'],
    ['email\nJo\uFFFDo@k.test\n', 'import_unreadable'],
    ['e\0mail\nana@k.test\n', 'import_unreadable'],
    ['email\n"ana@k.test\nrui@k.test\n', 'import_unreadable'],
    ['nome,telefone\nAna,923\n', 'import_without_email'],
    [`email\n${Array.from({ length: 1_001 }, (_, n) => `p${n}@k.test`).join('\n')}`, 'import_too_long'],
    [`email\n${'x\n'.repeat(100_000)}`, 'import_too_long'],
  ] as const)('is refused: %j', async ([csv, code], { ctx }) => {
    const { load } = await company(ctx);
    await expect(load(csv)).rejects.toMatchObject({ code });
    expect(await people(ctx)).toEqual([]);
  });
});

describe('what an import leaves alone', () => {
  test('includes managers, when a training manager imports', async ({ ctx }) => {
    const { id, load } = await company(ctx);
    const { ctx: manager, user } = await makeMember(ctx, { organizationId: id, role: 'training_manager' });
    const { user: finance } = await makeMember(ctx, { organizationId: id, role: 'finance' });
    const csv = `email,role,dept\na@k.test,owner,\n${finance.username},,Obras\n${user.username},employee,\nb@k.test,,\n`;
    const { rows } = await load(csv, { by: manager });
    expect(rows.map(({ state }) => state)).toEqual(['refused', 'refused', 'refused', 'invited']);
    expect(rows[0]?.problems).toEqual([{ field: 'role', problem: 'role_not_allowed' }]);
  });

  test('includes the role of an owner', async ({ ctx }) => {
    const { owner, id, load } = await company(ctx);
    const own = ctx.db.selectFrom('affiliations').select('email').where('organization_id', '=', id);
    const { email } = await own.executeTakeFirstOrThrow();
    expect(await load(`email,role\n${email},employee\n`, { by: owner })).toMatchObject({ refused: 1 });
  });

  test('includes anyone who declined, not who left or let it expire', async ({ ctx }) => {
    const { owner, id, load } = await company(ctx);
    for (const email of ['declined@k.test', 'expired@k.test']) await makeInvitation(ctx, { organizationId: id, email });
    for (const status of ['declined', 'expired'])
      await ctx.db.updateTable('affiliations').set({ status }).where('email', '=', `${status}@k.test`).execute();
    const { affiliationId, user } = await makeMember(ctx, { organizationId: id });
    await endAffiliations(owner, [{ id: affiliationId }]);
    const { rows } = await load(`email\ndeclined@k.test\nexpired@k.test\n${user.username}\n`);
    expect(rows.map(({ state }) => state)).toEqual(['unchanged', 'invited', 'invited']);
  });
});
