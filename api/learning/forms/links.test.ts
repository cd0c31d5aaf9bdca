import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { answer, makeSent, type Sent } from './make.ts';
import { moveForm } from './move-form.ts';
import { submitForm } from './submit-form.ts';
import { openForm } from './open-form.ts';
import { updateForm } from './update-form.ts';

const stateOf = async (ctx: Ctx, token: string) => (await openForm(ctx, { token })).state;
const later = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + days * 86_400_000),
});
const responsesIn = (ctx: Ctx) => ctx.db.selectFrom('form_responses').selectAll().execute();
const one = ({ tokens }: Sent) => tokens[0] ?? '';

describe('a link', () => {
  test('opens the form in the language of the reader', async ({ ctx }) => {
    const token = one(await makeSent(ctx));
    expect(token).toMatch(/^[\w-]{43}$/);
    const opened = await openForm({ ...ctx, locale: 'en-GB' }, { token });
    expect(opened).toMatchObject({ state: 'open', title: 'Como correu? (en)', form: { is_anonymous: true } });
    expect(opened.form?.fields[0]).toMatchObject({ key: 'overall', label: 'No geral (en)' });
    expect(await stateOf(later(ctx, 40), token)).toBe('expired');
  });

  test('that is unknown opens nothing, whatever is wrong with it, and counts in the rate', async ({ ctx }) => {
    const sent = await makeSent(ctx);
    const nothing = { state: 'invalid', title: null, closes_at: null, form: null };
    for (const token of ['x', randomUUID(), `${one(sent)}A`, one(sent).toLowerCase()]) {
      expect(await openForm(ctx, { token })).toEqual(nothing);
    }
    await expect(answer(ctx, 'x')).rejects.toThrow('form_link_invalid');
    for (let tried = 5; tried < 30; tried += 1) await openForm(ctx, { token: 'x' });
    await expect(openForm(ctx, { token: 'x' })).rejects.toThrow('too_many_requests');
    expect(await stateOf(ctx, one(sent))).toBe('open');
  });

  test('submits once: the same attempt again is fine, another is refused', async ({ ctx }) => {
    const token = one(await makeSent(ctx));
    const attempt = { token, submission_key: randomUUID(), answers: { overall: 4 } };
    for (let time = 0; time < 2; time += 1) expect(await submitForm(ctx, attempt)).toEqual({ state: 'submitted' });
    await expect(answer(ctx, token, { overall: 1, why: 'Não' })).rejects.toThrow('form_already_answered');
    expect(await responsesIn(ctx)).toMatchObject([{ answers: { overall: 4 } }]);
    expect(await stateOf(ctx, token)).toBe('submitted');
  });

  test('does not submit after the form has closed, and stays submitted if it was', async ({ ctx }) => {
    const { form, tokens } = await makeSent(ctx, { people: 2 });
    await answer(ctx, tokens[0] ?? '');
    await moveForm(asSystem(ctx), { id: form.id, move: 'close' });
    await expect(answer(ctx, tokens[1] ?? '')).rejects.toThrow('form_expired');
    expect([await stateOf(ctx, tokens[0] ?? ''), await stateOf(ctx, tokens[1] ?? '')]).toEqual([
      'submitted',
      'expired',
    ]);
  });

  test('does not submit above the maximum', async ({ ctx }) => {
    const { tokens } = await makeSent(ctx, { people: 2, max_responses: 1 });
    await answer(ctx, tokens[0] ?? '');
    await expect(answer(ctx, tokens[1] ?? '')).rejects.toThrow('form_expired');
  });

  test('stays with the version that it opened first', async ({ ctx }) => {
    const { form, tokens } = await makeSent(ctx, { people: 2 });
    const [first = '', second = ''] = tokens;
    await openForm(ctx, { token: first });
    const label = { pt: 'Nova' };
    await updateForm(asSystem(ctx), {
      id: form.id,
      fields: [{ kind: 'text', key: 'new', label, is_required: true, longest: 9 }],
    });
    expect((await openForm(ctx, { token: first })).form?.fields.map(({ key }) => key)).toEqual([
      'overall',
      'why',
      'proof',
    ]);
    await expect(answer(ctx, first, { new: 'a' })).rejects.toThrow('answer_missing');
    await answer(ctx, first);
    await expect(answer(ctx, second)).rejects.toThrow('answer_missing');
    await answer(ctx, second, { new: 'a' });
    const stored = await responsesIn(ctx);
    expect(stored.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  test('stores nothing of a refused submission', async ({ ctx }) => {
    const token = one(await makeSent(ctx));
    for (const [answers, code] of [
      [{}, 'answer_missing'],
      [{ overall: 2 }, 'answer_missing'],
      [{ overall: 6 }, 'answer_out_of_range'],
      [{ overall: 5, secret: 'x' }, 'answer_unknown_field'],
      [{ overall: 2, why: 'x'.repeat(101) }, 'answer_too_long'],
      [{ overall: 5, proof: randomUUID() }, 'answer_not_a_file'],
    ] as const) {
      await expect(answer(ctx, token, answers)).rejects.toThrow(code);
    }
    expect(await responsesIn(ctx)).toEqual([]);
    expect(await stateOf(ctx, token)).toBe('open');
  });

  test('drops the answers to hidden fields', async ({ ctx }) => {
    const token = one(await makeSent(ctx));
    await answer(ctx, token, { overall: 5, why: 'escondido' });
    expect(await responsesIn(ctx)).toMatchObject([{ answers: { overall: 5 } }]);
  });
});

test('each wrong answer has a sentence of its own', async ({ ctx }) => {
  const token = one(await makeSent(ctx));
  const { errorBody } = await import('#api/shared/http/error-answers.ts');
  const error = await answer(ctx, token, { overall: 2, other: 'x' }).catch((thrown: unknown) => thrown);
  const { status, body } = errorBody(error, { locale: 'pt-PT' });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { code: 'answer_missing', field: 'why', message: 'Responda a esta pergunta.' },
    { code: 'answer_unknown_field', field: 'other', message: expect.stringContaining('não tem essa pergunta') },
  ]);
});
