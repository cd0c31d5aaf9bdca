import { describe, expect } from 'vitest';
import { mostImportCharacters } from '#contract/people/organizations/values.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from './routes.ts';

/** Sends the text of a file as the owner of a new company. */
async function company(ctx: Ctx) {
  const owner = await asA(ctx, 'client');
  const { id: organization_id } = await makeOrganization(owner);
  const answer = answerApi({ routes, rawRoutes, world: owner, identify: async () => owner.actor });
  return async (csv: string) => {
    const response = await answer(
      new Request('http://mestria.test/api/affiliations/import', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner', 'accept-language': 'pt' },
        body: JSON.stringify({ data: [{ organization_id, csv, dry_run: false }] }),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
}

const storedIn = ({ db }: Ctx) =>
  db
    .selectFrom('affiliations')
    .select(['email', 'name', 'department', 'cost_centre', 'employee_no'])
    .where('role', '<>', 'owner')
    .orderBy('id')
    .execute();

const many = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('\n');
const megabytes = 1_000_000;

describe('a hostile file of employees', () => {
  test.for([
    ['nothing', '', 400, 'import_unreadable'],
    ['only blank lines', '\r\n \r\n\t\r\n', 400, 'import_unreadable'],
    ['only a byte order mark', '\uFEFF', 400, 'import_unreadable'],
    ['NUL bytes', 'email;nome\nana@k.test;A\0na\n', 400, 'import_unreadable'],
    ['UTF-16 that was read as Latin letters', 'ÿþe\0m\0a\0i\0l\0\n\0', 400, 'import_unreadable'],
    ['Latin-1 that was read as UTF-8', 'email;nome\nana@k.test;Jo\uFFFDo\n', 400, 'import_unreadable'],
    ['a workbook that is called .csv', 'PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 400, 'import_unreadable'],
    ['a workbook without zeros', 'PK\u0003\u0004\u0014\u0006[Content_Types].xml', 400, 'import_without_email'],
    ['a quote that nobody closes', 'email;nome\n"ana@k.test;Ana\nrui@k.test;Rui\n', 400, 'import_unreadable'],
    ['a quote that opens in the names of columns', '"email;nome\nana@k.test;Ana\n', 400, 'import_unreadable'],
    ['no column of addresses', 'nome;=telefone\nAna;923456789\n', 400, 'import_without_email'],
    ['more rows than the limit', `email\n${many(1_001, (n) => `p${n}@k.test`)}`, 400, 'import_too_long'],
    ['100 000 short rows', `email\n${many(100_000, () => 'a@b.ao')}`, 400, 'import_too_long'],
    ['100 000 rows', `email\n${many(100_000, (n) => `pessoa-${n}@kalunga.test`)}`, 413, 'too_large'],
    ['a row as long as a file may be', `email\n${'x'.repeat(mostImportCharacters - 10)}`, 400, 'import_too_wide'],
    ['a row beyond what a file may be', `email\n${'x'.repeat(mostImportCharacters)}`, 400, undefined],
    ['a million columns', `email${','.repeat(990_000)}`, 400, 'import_too_wide'],
    ['a million columns of people', `email\na@b.ao${','.repeat(990_000)}`, 400, 'import_too_wide'],
    ['101 columns', `email,nome\na@b.ao${','.repeat(100)}`, 400, 'import_too_wide'],
    ['1 000 rows of 990 columns', many(1_000, () => ','.repeat(989)), 400, 'import_too_wide'],
    ['400 rows of 600 columns', many(400, () => 'x,'.repeat(600)), 400, 'import_too_wide'],
    ['a line of 50 MB', 'x'.repeat(50 * megabytes), 413, 'too_large'],
  ] as const)('with %s is answered with a sentence', { timeout: 60_000 }, async ([, csv, status, code], { ctx }) => {
    const send = await company(ctx);
    const response = await send(csv);
    const [error] = response.body.errors;
    expect({ status: response.status, code: error.code }).toEqual({ status, code: code ?? error.code });
    expect(error.message).toMatch(/^\p{Lu}.+\.$/u);
    expect(await storedIn(ctx)).toEqual([]);
  });

  test.for(['=1+1', '+351', '-1', '@SOMA(A1)', '\t=1+1', ' =1+1', '"\r=1+1"', '"\n@x"', "=cmd|' /C calc'!A0", '"=1"'])(
    'stores no formula: %j',
    async (formula, { ctx }) => {
      const send = await company(ctx);
      const columns = ['nome', 'departamento', 'centro de custo', 'nº mecanográfico'];
      const rows = columns.map((_, at) => [
        `p${at}@k.test`,
        ...columns.map((__, place) => (place === at ? formula : 'x')),
      ]);
      const csv = [['email', ...columns], ...rows, [formula, 'x', 'x', 'x', 'x']].map((cells) => cells.join(';'));
      const { status, body } = await send(csv.join('\n'));
      expect(status).toBe(200);
      const [report] = body.data;
      expect(report).toMatchObject({ invited: 0, refused: 5 });
      for (const { problems } of report.rows) expect(problems[0].problem).toBe('text_is_formula');
      expect(await storedIn(ctx)).toEqual([]);
      // What is refused is given back in a file, which computes nothing.
      const input = csvOf(
        report.rows.map(({ line, email, name }: Record<string, string>) => [line ?? '', email ?? '', name ?? '']),
      );
      expect(input).not.toMatch(/"\s*[=+\-@]/);
    },
  );

  test('with names of columns that are formulas gives them back as text only', async ({ ctx }) => {
    const send = await company(ctx);
    const { status, body } = await send('email;=HYPERLINK("http://mau")\nana@k.test;x\n');
    expect([status, body.data[0].columns]).toEqual([200, ['email', '=HYPERLINK("http://mau")']]);
    expect(csvOf([body.data[0].columns])).not.toMatch(/"=/);
  });
});

describe('an odd file of employees', () => {
  const row = { name: 'Ana', department: 'Obras' };
  const lines = ['email;nome;departamento', 'ana@k.test;Ana;Obras', 'rui@k.test;Rui;Obras'];

  test.for([
    ['semicolons', lines.join('\n')],
    ['tabs', lines.join('\n').replaceAll(';', '\t')],
    ['commas', lines.join('\n').replaceAll(';', ',')],
    ['lines that end as in Windows', `${lines.join('\r\n')}\r\n`],
    ['lines that end as in an old Mac', `${lines.join('\r')}\r`],
    ['a byte order mark and quotes', `\uFEFF${lines.map((line) => `"${line.replaceAll(';', '";"')}"`).join('\r\n')}`],
    ['the same column twice', lines.map((line) => `${line};${line.split(';')[1] ?? ''}`).join('\n')],
    ['a line that says its separator', `sep=;\r\n${lines.join('\r\n')}`],
    ['a separator of its own', `sep=|\n${lines.join('\n').replaceAll(';', '|')}`],
    ['a title', `Lista de pessoas, 2026\n\n${lines.join('\n')}`],
    ['a title with empty cells', `Lista de pessoas;;\n;;\n${lines.join('\n')}`],
    ['mailto: before its addresses', lines.join('\n').replaceAll(/\b(?=\w+@)/g, 'mailto:')],
    ['100 columns', lines.map((line) => line + ';'.repeat(97)).join('\n')],
    ['cells beyond its columns', lines.map((line) => `${line};;;x`).join('\n')],
  ] as const)('with %s is imported', async ([, csv], { ctx }) => {
    const send = await company(ctx);
    const { status, body } = await send(csv);
    expect([status, body.data[0].invited]).toEqual([200, 2]);
    expect((await storedIn(ctx))[0]).toMatchObject({ email: 'ana@k.test', ...row });
  });

  test('with a title names its lines as the spreadsheet does', async ({ ctx }) => {
    const send = await company(ctx);
    const { body } = await send(`Lista\n${lines.join('\n')}\nsem endereço;X;Y`);
    expect(body.data[0].rows.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
    expect(body.data[0].columns).toEqual(['email', 'nome', 'departamento']);
  });

  test('may come 60 times in ten minutes', async ({ ctx }) => {
    const send = await company(ctx);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await send('email\n')).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  });

  test('with only the names of columns invites nobody', async ({ ctx }) => {
    const send = await company(ctx);
    const { status, body } = await send('email;nome\r\n');
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ invited: 0, refused: 0, rows: [] });
  });

  test('with a person twice invites them once, and says so', async ({ ctx }) => {
    const send = await company(ctx);
    const { body } = await send('email;nome\nana@k.test;Ana\nANA@k.test;Ana\nana@k.test ;Ana\n');
    expect(body.data[0]).toMatchObject({ invited: 1, refused: 2 });
    expect(await storedIn(ctx)).toHaveLength(1);
  });

  test('with emoji, and marks of direction, in names stores them', async ({ ctx }) => {
    const send = await company(ctx);
    const names = ['Zé 👷🏾‍♀️', 'محمد', '\u200Fאנה\u200E', 'Nguyễn'];
    const { status } = await send(`email;nome\n${names.map((name, at) => `p${at}@k.test;${name}`).join('\n')}`);
    expect(status).toBe(200);
    expect((await storedIn(ctx)).map(({ name }) => name)).toEqual(names);
  });
});
