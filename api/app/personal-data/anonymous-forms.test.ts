import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import {
  makeForm,
  makeSent,
  makeTaughtClass,
  notifyFormSent,
  sendForm,
  tokenHash,
  tokensOf,
} from '#api/learning/forms/make.ts';
import { signInAs } from '#api/people/identity/make.ts';
import { runAudit } from '../audit/run-audit.ts';
import { rawRoutes, routes } from '../routes.ts';
import { calls } from './make.ts';
import { answerApi } from '#api/shared/http/http.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { unstoredCalls } from '#api/shared/idempotency/unstored-calls.ts';

const secretAnswer = 'só eu diria isto';

async function everything(ctx: Ctx): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(ctx.db);
  const match: Record<string, string[]> = {};
  for (const { name } of rows) {
    const { rows: texts } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(ctx.db);
    match[name] = texts.map(({ text }) => text);
  }
  return match;
}

function answering(ctx: Ctx) {
  const world = { ...ctx, actor: undefined };
  return answerApi({ routes, rawRoutes, world, identify: async () => ctx.actor, neverCached: unstoredCalls });
}

async function post(ctx: Ctx, path: string, body: object): Promise<number> {
  const request = new Request(`http://mestria.test/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: 'Bearer own',
      'x-mestria-address': '41.63.9.9',
    },
    body: JSON.stringify(body),
  });
  return (await answering(ctx)(request)).status;
}

async function upload(ctx: Ctx, token: string, id: string): Promise<number> {
  const body = new FormData();
  body.append('field', 'proof');
  body.append('id', id);
  body.append('file', new File([Buffer.from(pdfBytes())], 'prova.pdf'));
  const headers = { 'x-form-token': token, 'idempotency-key': randomUUID(), authorization: 'Bearer own' };
  return (await answering(ctx)(new Request('http://mestria.test/api/forms/uploads', { method: 'POST', headers, body })))
    .status;
}

/** As the browser of a signed-in person would, over HTTP. */
async function answerAsPerson(ctx: Ctx) {
  const { form, run, tokens } = await makeSent(ctx, { people: 3 });
  await notifyFormSent(asSystem(ctx), { form_id: form.id, class_id: run.classId, concluded_only: false });
  const [user, token = ''] = [run.users[0], tokens[0]];
  if (!user) throw new Error('Nobody was made.');
  const own = await signInAs(ctx, user);
  const fileId = randomUUID();
  expect(await post(own, '/forms/open', { token })).toBe(200);
  expect(await upload(own, token, fileId)).toBe(200);
  const answers = { overall: 1, why: secretAnswer, proof: fileId };
  expect(await post(own, '/forms/submit', { data: [{ token, submission_key: randomUUID(), answers }] })).toBe(200);
  return { form, run, token, user, fileId };
}

describe('of an anonymous form', () => {
  test('nothing in the database ties an answer to a person', async ({ ctx }) => {
    const { token, user, fileId } = await answerAsPerson(ctx);
    const tables = await everything(ctx);
    const [response] = await ctx.db.selectFrom('form_responses').selectAll().execute();
    if (!response) throw new Error('Nothing was stored.');

    const holding = (text: string) =>
      Object.entries(tables).flatMap(([name, rows]) => (rows.some((row) => row.includes(text)) ? [name] : []));
    expect(holding(secretAnswer)).toEqual(['form_responses']);
    expect(holding(response.id).toSorted()).toEqual(['form_responses', 'form_uploads']);
    expect(holding(fileId).toSorted()).toEqual(['form_responses', 'form_uploads']);
    expect(holding(token)).toEqual([]);
    expect(holding(tokenHash(token))).toEqual(['form_tokens']);
    expect(holding('41.63.9.9')).toEqual([]);

    const { answers: _, form_id, class_id, ...rest } = response;
    expect(Object.entries(rest).filter(([, value]) => value !== null)).toEqual([
      ['id', expect.stringMatching(/^[\da-f-]{36}$/)],
      ['is_anonymous', true],
      ['version', 1],
      ['is_counted', false],
    ]);
    expect([form_id, class_id]).toEqual([expect.any(Number), expect.any(Number)]);
    const rows = [
      ...(tables['form_tokens'] ?? []),
      ...(tables['form_uploads'] ?? []),
      ...(tables['form_responses'] ?? []),
    ];
    for (const row of rows) {
      const stored: Record<string, unknown> = JSON.parse(row);
      expect(['person_id', 'enrollment_id', 'submitted_at'].filter((name) => Boolean(stored[name]))).toEqual([]);
      expect(row).not.toMatch(/T(?!00:00:00)\d\d:\d\d/);
      expect(row).not.toContain(user.username);
    }
    expect(tables['idempotency_keys']).toEqual([]);
    expect(tables['status_history']?.filter((row) => row.includes(response.id))).toEqual([]);
  });

  test('only the person gets the address, and not the team, from the messages', async ({ ctx }) => {
    const { token, user } = await answerAsPerson(ctx);
    const linksFor = async (as: Ctx) =>
      (await calls(as).messages.retrieveNotifications({ filter: { recipient_id: user.person_id } })).results.map(
        ({ link }) => link,
      );
    const own = await signInAs(ctx, user);
    expect(await linksFor(own)).toEqual([`/forms/${token}`]);
    const staff = { ...own, actor: { ...own.actor, personId: -1, userId: -1, claims: ['messages.edit'] } } as Ctx;
    expect(await linksFor(staff)).toEqual([null]);
  });

  test('no transaction and no order of rows shows whose a link is', async ({ ctx }) => {
    const form = await makeForm(ctx);
    const run = await makeTaughtClass(ctx, { people: 12 });
    await sendForm(asSystem(ctx), { id: form.id, class_id: run.classId });
    const { rows } = await sql<{ token_hash: string }>`select token_hash from form_tokens order by ctid`.execute(
      ctx.db,
    );
    const stored = rows.map(({ token_hash }) => token_hash);
    expect(stored).toEqual(stored.toSorted());
    const inOrderOfPeople = (await tokensOf(ctx, form.id, run.classId)).map(tokenHash);
    expect(stored).not.toEqual(inOrderOfPeople);
  });

  test('the database refuses what would tie one', async ({ ctx }) => {
    const { form, run } = await makeSent(ctx);
    const whose = { person_id: run.users[0]?.person_id ?? 0 };
    const common = { form_id: form.id, class_id: run.classId, version: 1, answers: '{}', is_counted: false };
    const tied = ctx.db.insertInto('form_responses').values({ ...common, ...whose, is_anonymous: true });
    await sql`savepoint before`.execute(ctx.db);
    await expect(tied.execute()).rejects.toThrow('check');
    await sql`rollback to savepoint before`.execute(ctx.db);
    const claimed = ctx.db.insertInto('form_responses').values({ ...common, is_anonymous: false });
    await expect(claimed.execute()).rejects.toThrow('check');
    await sql`rollback to savepoint before`.execute(ctx.db);
    expect((await runAudit(asSystem(ctx))).filter(({ name }) => /form|link/i.test(name))).toEqual([]);
  });
});
