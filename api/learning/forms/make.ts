import { randomUUID } from 'node:crypto';
import type { Form, NewForm } from '#contract/learning/forms/calls.ts';
import type { FormAnswers, FormField } from '#contract/learning/forms/fields.ts';
import { makeUser, type MadeUser } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { participantsOf } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { createForm } from './create-form.ts';
import { tokenOf } from './issue-links.ts';
import { moveForm } from './move-form.ts';
import { sendForm } from './send-form.ts';
export { tokenHash } from './link-token.ts';
export { notifyFormSent } from './notify-form-sent.ts';
export { sendForm } from './send-form.ts';
import { submitForm } from './submit-form.ts';

const label = (pt: string) => ({ pt, 'en-GB': `${pt} (en)` });

export const madeFields: FormField[] = [
  { kind: 'scale', key: 'overall', label: label('No geral'), is_required: true, scale: '1-5' },
  {
    kind: 'long_text',
    key: 'why',
    label: label('Porquê'),
    is_required: true,
    longest: 100,
    show_if: { key: 'overall', at_most: 2 },
  },
  { kind: 'file', key: 'proof', label: label('Ficheiro'), is_required: false },
];

export async function makeForm(ctx: Ctx, input: Partial<NewForm> = {}): Promise<Form> {
  const form = await createForm(asSystem(ctx), {
    type: 'satisfaction_survey',
    is_anonymous: input.type !== 'evaluation_survey',
    title: label('Como correu?'),
    intro: label('Para melhorar.'),
    fields: madeFields,
    course_id: null,
    assessment_id: null,
    opens_at: null,
    closes_at: null,
    max_responses: null,
    ...input,
  });
  await moveForm(asSystem(ctx), { id: form.id, move: 'publish' });
  return form;
}

export type Taught = { classId: number; courseId: number; users: MadeUser[] };

/** A class with so many people who have concluded it. */
export async function makeTaughtClass(
  ctx: Ctx,
  { people = 1, trainerIds = [] as number[], isConcluded = true } = {},
): Promise<Taught> {
  const { id: classId, course_id: courseId } = await makeClass(ctx, { trainer_ids: trainerIds });
  const users: MadeUser[] = [];
  for (let made = 0; made < people; made += 1) users.push(await makeUser(ctx, { name: `Pessoa ${made}` }));
  const common = { class_id: classId, course_id: courseId, status: 'enrolled', registered_at: ctx.now() };
  const concluded_at = isConcluded ? ctx.now() : null;
  if (users.length > 0) {
    const rows = users.map(({ person_id }) => ({ ...common, person_id, enrolled_at: ctx.now(), concluded_at }));
    await ctx.db.insertInto('enrollments').values(rows).execute();
  }
  return { classId, courseId, users };
}

export async function tokensOf(ctx: Ctx, formId: number, classId: number): Promise<string[]> {
  const participants = await participantsOf(ctx, classId);
  return participants.map((one) => tokenOf(ctx, { formId, classId }, one));
}

export type Sent = { form: Form; run: Taught; tokens: string[] };

export async function makeSent(
  ctx: Ctx,
  input: Partial<NewForm> & { people?: number; trainerIds?: number[] } = {},
): Promise<Sent> {
  const { people = 1, trainerIds = [], ...content } = input;
  const form = await makeForm(ctx, content);
  const run = await makeTaughtClass(ctx, { people, trainerIds });
  await sendForm(asSystem(ctx), { id: form.id, class_id: run.classId });
  return { form, run, tokens: await tokensOf(ctx, form.id, run.classId) };
}

export function answer(ctx: Ctx, token: string, answers: FormAnswers = { overall: 5 }) {
  return submitForm(ctx, { token, submission_key: randomUUID(), answers });
}
