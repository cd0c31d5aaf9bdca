import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { createForm } from './create-form.ts';
import { answer, makeForm, makeSent, makeTaughtClass, tokensOf } from './make.ts';
import { moveForm } from './move-form.ts';
import { retrieveForms } from './retrieve-forms.ts';
import { retrieveResponses } from './retrieve-responses.ts';
import { retrieveResults } from './retrieve-results.ts';
import { sendForm } from './send-form.ts';
import { updateForm } from './update-form.ts';
import { formsSlice } from './slice.ts';

const label = { pt: 'Nome' };
const nobody = 999_999_999;

async function trainerOf(ctx: Ctx) {
  const user = await makeUser(ctx, { roles: ['trainer'] });
  return { trainer: await signInAs(ctx, user), personId: user.person_id };
}

async function answerAll(ctx: Ctx, tokens: readonly string[], overall = 5): Promise<void> {
  for (const token of tokens) await answer(ctx, token, { overall, ...(overall < 3 && { why: 'Fraco' }) });
}

test('a form that is sent back as it is gets no new version', async ({ ctx }) => {
  const { id, title, intro, fields } = await makeForm(ctx);
  const same = { id, title, intro, fields, opens_at: null, closes_at: null, max_responses: null };
  expect(await updateForm(asSystem(ctx), same)).toMatchObject({ version: 1 });
});

describe('a form', () => {
  test('is created, changed, published and closed by administrators alone', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const form = await makeForm(ctx);
    expect(await updateForm(staff, { id: form.id, title: { pt: 'Outro' } })).toMatchObject({
      version: 2,
      title: { pt: 'Outro' },
      fields: form.fields,
    });
    for (const [who, code] of [
      [ctx, 'not_signed_in'],
      [await asA(ctx, 'student'), 'not_allowed'],
      [await asA(ctx, 'trainer'), 'not_allowed'],
    ] as const) {
      await expect(async () => updateForm(who, { id: form.id })).rejects.toThrow(code);
      await expect(async () => moveForm(who, { id: form.id, move: 'close' })).rejects.toThrow(code);
      await expect(async () => sendForm(who, { id: form.id, class_id: 1 })).rejects.toThrow(code);
    }
    await moveForm(staff, { id: form.id, move: 'close' });
    await expect(moveForm(staff, { id: form.id, move: 'publish' })).rejects.toThrow('invalid_transition');
    await expect(updateForm(staff, { id: form.id, title: label })).rejects.toThrow('invalid_transition');
    await expect(moveForm(staff, { id: nobody, move: 'close' })).rejects.toThrow('not_found');
  });

  test('is refused where its fields, its dates or its anonymity cannot be', async ({ ctx }) => {
    const refused = (change: object, code: string) => expect(async () => makeForm(ctx, change)).rejects.toThrow(code);
    await refused({ fields: [{ kind: 'section', key: 'part', label }] }, 'form_field_wrong');
    await refused({ type: 'evaluation_survey', is_anonymous: true }, 'form_never_anonymous');
    await refused({ opens_at: '2026-12-01T00:00:00Z', closes_at: '2026-12-01T00:00:00Z' }, 'form_closes_before');
    await refused({ course_id: nobody }, 'not_found');
    const form = await makeForm(ctx);
    const asText = [{ kind: 'text' as const, key: 'overall', label, is_required: true, longest: 9 }];
    await expect(updateForm(asSystem(ctx), { id: form.id, fields: asText })).rejects.toThrow('form_field_wrong');
    const { type, is_anonymous, title, intro, fields } = form;
    const none = { course_id: null, assessment_id: null, opens_at: null, closes_at: null, max_responses: null };
    const copy = { type, is_anonymous, title, intro, fields, ...none };
    await expect(async () => createForm(ctx, copy)).rejects.toThrow('not_signed_in');
    await expect(async () => createForm(await asA(ctx, 'trainer'), copy)).rejects.toThrow('not_allowed');
  });

  test('is sent while it takes answers, once to each participant', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const form = await makeForm(ctx, { closes_at: '2026-11-22T00:00:00Z' });
    const { classId } = await makeTaughtClass(ctx, { people: 3, isConcluded: false });
    const sent = { id: form.id, class_id: classId };
    expect(await sendForm(staff, sent)).toEqual({ form_id: form.id, class_id: classId, sent: 3 });
    expect(await sendForm(staff, sent)).toMatchObject({ sent: 3 });
    await expect(sendForm(staff, { ...sent, class_id: nobody })).rejects.toThrow('not_found');
    const tomorrow = { ...staff, now: () => new Date('2026-11-23T00:00:00Z') };
    await expect(sendForm(tomorrow, sent)).rejects.toThrow('form_not_open');
  });
});

describe('the results', () => {
  test('of an anonymous form count from five answers of a class on, in groups of five', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { form, tokens } = await makeSent(ctx, { people: 7 });
    const counted = async () => {
      const { answered, counted: count, is_suppressed } = await retrieveResults(staff, { form_id: form.id });
      return [answered, count, is_suppressed];
    };
    expect(await counted()).toEqual([0, 0, false]);
    await answerAll(ctx, tokens.slice(0, 4));
    expect(await counted()).toEqual([4, 0, true]);
    await answerAll(ctx, tokens.slice(4, 5), 1);
    expect(await counted()).toEqual([5, 5, false]);
    await answerAll(ctx, tokens.slice(5));
    expect(await counted()).toEqual([7, 5, false]);
    await moveForm(staff, { id: form.id, move: 'close' });
    expect(await counted()).toEqual([7, 7, false]);
    const { fields } = await retrieveResults({ ...staff, locale: 'en-GB' }, { form_id: form.id });
    expect(fields[0]).toMatchObject({ label: 'No geral (en)', answered: 7, average: 31 / 7 });
    expect(fields[1]?.texts).toEqual(['Fraco']);
  });

  test('of all classes do not reveal a small one by difference', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { form, run, tokens } = await makeSent(ctx, { people: 5 });
    const small = await makeTaughtClass(ctx, { people: 2 });
    await sendForm(staff, { id: form.id, class_id: small.classId });
    await answerAll(ctx, tokens);
    await answerAll(ctx, await tokensOf(ctx, form.id, small.classId), 1);
    await moveForm(staff, { id: form.id, move: 'close' });
    const all = await retrieveResults(staff, { form_id: form.id });
    const large = await retrieveResults(staff, { form_id: form.id, class_id: run.classId });
    expect(all.fields).toEqual(large.fields);
    const own = await retrieveResults(staff, { form_id: form.id, class_id: small.classId });
    expect([own.counted, own.is_suppressed, own.fields[0]?.answered]).toEqual([0, true, 0]);
  });

  test('are those of the classes that a trainer teaches', async ({ ctx }) => {
    const { trainer, personId } = await trainerOf(ctx);
    const { form, run, tokens } = await makeSent(ctx, { people: 5, trainerIds: [personId] });
    const other = await makeTaughtClass(ctx, { people: 5 });
    await sendForm(asSystem(ctx), { id: form.id, class_id: other.classId });
    await answerAll(ctx, tokens);
    expect(await retrieveResults(trainer, { form_id: form.id })).toMatchObject({ sent: 5, counted: 5 });
    const { results } = await retrieveForms(trainer, queryOf({}));
    expect(results.map(({ id, classes }) => [id, classes.map(({ class_id }) => class_id)])).toEqual([
      [form.id, [run.classId]],
    ]);
    await expect(retrieveResults(trainer, { form_id: form.id, class_id: other.classId })).rejects.toThrow('not_found');
    const { trainer: stranger } = await trainerOf(ctx);
    await expect(retrieveResults(stranger, { form_id: form.id })).rejects.toThrow('not_found');
    expect(await retrieveForms(stranger, queryOf({}))).toEqual({ results: [], total: 0 });
    const student = await asA(ctx, 'student');
    await expect(async () => retrieveResults(student, { form_id: form.id })).rejects.toThrow('not_allowed');
    await expect(async () => retrieveResponses(student, queryOf({}))).rejects.toThrow('not_allowed');
    await expect(async () => retrieveForms(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('take a fixed number of queries', async ({ ctx, queries }) => {
    const staff = await asA(ctx, 'administrator');
    const { form, tokens } = await makeSent(ctx, { people: 6 });
    await answerAll(ctx, tokens);
    queries.length = 0;
    await retrieveResults(staff, { form_id: form.id });
    await retrieveForms(staff, queryOf({}));
    expect(queries).toHaveLength(5);
  });
});

describe('an evaluation', () => {
  test('belongs to a person, whose responses staff and trainers of the class read', async ({ ctx }) => {
    const { trainer, personId } = await trainerOf(ctx);
    const input = { type: 'evaluation_survey' as const, people: 2, trainerIds: [personId] };
    const { form, run, tokens } = await makeSent(ctx, input);
    await answerAll(ctx, tokens.slice(0, 1));
    const { results } = await retrieveResponses(trainer, queryOf({ filter: { form_id: form.id } }));
    const person = { id: run.users[0]?.person_id, name: 'Pessoa 0' };
    expect(results).toMatchObject([{ person, answers: { overall: 5 }, submitted_at: ctx.now().toISOString() }]);
    expect(await retrieveResults(trainer, { form_id: form.id })).toMatchObject({ counted: 1, is_suppressed: false });
    const { trainer: stranger } = await trainerOf(ctx);
    expect((await retrieveResponses(stranger, queryOf({}))).results).toEqual([]);
  });

  test('is exported and erased with its person', async ({ ctx }) => {
    const { run, tokens } = await makeSent(ctx, { type: 'evaluation_survey' });
    await answerAll(ctx, tokens);
    const [user] = run.users;
    if (!user) throw new Error('Nobody was made.');
    const whose = { userId: user.id, personId: user.person_id, username: user.username };
    const rows: object[] = [];
    for await (const part of personalDataOf(formsSlice).takeAlong(asSystem(ctx), whose)) {
      if ('rows' in part) for await (const row of part.rows) rows.push(row);
    }
    expect(rows).toMatchObject([{ form: { pt: 'Como correu?' }, answers: { overall: 5 } }]);
    await personalDataOf(formsSlice).erase(asSystem(ctx), whose);
    await personalDataOf(formsSlice).erase(asSystem(ctx), whose);
    for (const table of ['form_responses', 'form_tokens'] as const) {
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
