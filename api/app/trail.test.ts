import { createRouterClient } from '@orpc/server';
import { describe, expect } from 'vitest';
import { goodPassword, asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeCategory } from '#api/offer/catalogue/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalData } from './personal-data/slices.ts';
import { rawRoutes, routes } from './routes.ts';

const client = (ctx: Ctx) => createRouterClient(routes, { context: ctx });
const staff = (ctx: Ctx) => asA(ctx, 'administrator');

async function entriesOf(ctx: Ctx) {
  const { results } = await client(await staff(ctx)).trail.retrieveAuditEntries({ page: { number: 1, size: 100 } });
  return results;
}

describe('the audit trail', () => {
  test('has who changed which record, and the fields that changed', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { id } = await makeCategory(ctx);
    await client(editor).catalogue.updateCategory({ data: [{ id, position: 44 }] });
    expect(await entriesOf(ctx)).toMatchObject([
      {
        user: { id: signedIn(editor).userId, name: expect.any(String) },
        roles: ['administrator'],
        call: 'catalogue.updateCategory',
        records: [{ noun: 'categories', id }],
        changes: [{ field: 'position', before: expect.any(Number), after: 44 }],
        input: null,
        address: '127.0.0.1',
        created_at: ctx.now().toISOString(),
      },
    ]);
  });

  test('masks what is personal, and says that it changed', async ({ ctx }) => {
    const { catalogue } = client(await staff(ctx));
    const { data } = await catalogue.createPartner({ data: [{ slug: 'mar', name: 'Mar', tax_id: '5417000000' }] });
    await catalogue.updatePartner({ data: [{ id: data[0].id, tax_id: '5417000001', signatory_name: 'Rosa Neto' }] });
    const [changed, created] = await entriesOf(ctx);
    expect(changed?.changes?.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: 'signatory_name', before: null, after: '•••' },
      { field: 'tax_id', before: '•••', after: '•••' },
    ]);
    expect(created?.changes).toContainEqual({ field: 'name', before: null, after: 'Mar' });
    expect(JSON.stringify([changed, created])).not.toMatch(/Rosa|54170/);
  });

  test('has the input where a call has no source, with the records to which it refers', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx);
    const lesson = { class_id: id, starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z' };
    const secret = { meeting_url: 'https://meet.example/secret' };
    await client(await staff(ctx)).classes.createLesson({ data: [{ ...lesson, ...secret }] });
    const [entry] = await entriesOf(ctx);
    expect(course_id).toBeGreaterThan(0);
    expect(entry).toMatchObject({
      call: 'classes.createLesson',
      changes: null,
      input: { ...lesson, meeting_url: '•••' },
      records: expect.arrayContaining([{ noun: 'classes', id }]),
    });
  });

  test('has no command that is refused, nor of people without the claim, nor of the system', async ({ ctx }) => {
    const { id } = await makeCategory(ctx);
    const editor = await staff(ctx);
    const stale = { id, position: 3, version: 9 };
    await expect(client(editor).catalogue.updateCategory({ data: [stale] })).rejects.toThrow('changed_meanwhile');
    await expect(client(editor).catalogue.deleteCategory({ data: [{ id: 987_654 }] })).rejects.toThrow('not_found');
    await expect(client(await asA(ctx, 'student')).catalogue.deleteCategory({ data: [{ id }] })).rejects.toThrow(
      'not_allowed',
    );
    await client(asSystem(ctx)).catalogue.updateCategory({ data: [{ id, position: 5 }] });
    expect(await entriesOf(ctx)).toEqual([]);
  });
});

describe('an audit entry', () => {
  test('goes with a command whose outer transaction is undone', async ({ ctx }) => {
    const editor = await staff(ctx);
    const { id } = await makeCategory(ctx);
    const answer = answerApi({ routes, rawRoutes, world: ctx, identify: async () => editor.actor });
    const send = (key: string, body: object) =>
      answer(
        new Request('http://mestria.test/api/categories', {
          method: 'PUT',
          headers: { authorization: 'Bearer a', 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        }),
      );
    expect((await send('one', { data: [{ id, position: 7, version: 8 }] })).status).toBe(409);
    expect((await send('two', { data: [{ id, position: 7 }] })).status).toBe(200);
    const again = await send('two', { data: [{ id, position: 7 }] });
    const entries = await entriesOf(ctx);
    expect(entries).toHaveLength(1);
    expect(again.status).toBe(200);
    expect(entries[0]?.request_id).toMatch(/^[0-9a-f]{8}$/);
  });

  test('has no input of a secret call', async ({ ctx }) => {
    const editor = await staff(ctx);
    const lessons = [{ starts_at: '2026-11-21T07:50:00Z', ends_at: '2026-11-21T10:00:00Z' }];
    const opened = { start_at: '2026-11-21T07:00:00Z', registration_deadline: '2026-11-20T07:00:00Z' };
    const { id: class_id } = await makeClass(ctx, { ...opened, lessons });
    const { results } = await client(editor).classes.retrieveLessons({ filter: { class_id } });
    await client(editor).attendance.openCode({ data: [{ lesson_id: results[0]?.id ?? 0 }] });
    const [entry] = await entriesOf(ctx);
    expect(entry).toMatchObject({ call: 'attendance.openCode', input: null, changes: null });
  });

  test('has uploads, without their form', async ({ ctx }) => {
    const editor = await staff(ctx);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pdfBytes())], 'regras.pdf', { type: 'application/pdf' }));
    const answer = answerApi({ routes, rawRoutes, world: ctx, identify: async () => editor.actor });
    const headers = { authorization: 'Bearer a' };
    const request = new Request('http://mestria.test/api/regulations/create', { method: 'POST', headers, body: form });
    const { data }: { data: [{ id: number }] } = await (await answer(request)).json();
    expect(await entriesOf(ctx)).toMatchObject([
      { call: 'POST /regulations/create', records: [{ noun: 'regulations', id: data[0].id }], input: null },
    ]);
  });

  test('has no address of an account that was erased, and no name', async ({ ctx }) => {
    const user = await makeUser(ctx, { name: 'Rosa Neto', password: goodPassword, roles: ['administrator'] });
    const editor = await signInAs(ctx, user);
    await client(editor).catalogue.createCategory({
      data: [{ slug: 'nova', name: { pt: 'Nova' }, cover_key: 'gestao' }],
    });
    const whose = { userId: user.id, personId: user.person_id, username: user.username };
    for (const { erase } of personalData) await erase(ctx, whose);
    const [entry] = await entriesOf(ctx);
    expect(entry).toMatchObject({ user: { id: user.id }, address: '' });
    expect(JSON.stringify(entry)).not.toContain('Rosa');
  });
});
