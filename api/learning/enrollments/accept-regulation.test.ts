import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { updateCourse } from '#api/offer/catalogue/index.ts';
import { updateClass } from '#api/offer/classes/index.ts';
import { makeRegulation } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { acceptRegulation } from './accept-regulation.ts';
import { makeEnrollment } from './make.ts';
import { readOwnRegulation } from './read-own-regulation.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';

async function makeRuled(ctx: Ctx, status: EnrollmentStatus = 'enrolled') {
  const user = await makeUser(ctx);
  const rules = await makeRegulation(ctx);
  const { id, class_id, course_id } = await makeEnrollment(ctx, {
    person_id: user.person_id,
    status,
    class: { regulation_file_id: rules.id },
  });
  return { me: await signInAs(ctx, user), class_id, course_id, rules, input: { id, regulation_sha256: rules.sha256 } };
}

const shown = async (me: Ctx) => (await retrieveEnrollments(me, queryOf({}))).results[0];

describe('the regulation of a class', () => {
  test('is accepted by the person, with its hash and the moment', async ({ ctx }) => {
    const { me, input, rules } = await makeRuled(ctx);
    const regulation = { sha256: rules.sha256, byte_size: rules.byte_size };
    expect(await shown(me)).toMatchObject({ regulation, regulation_accepted_at: null, awaits_regulation: true });
    const at = ctx.now().toISOString();
    expect(await acceptRegulation(me, input)).toEqual({ id: input.id, regulation_accepted_at: at });
    expect(await shown(me)).toMatchObject({ regulation, regulation_accepted_at: at, awaits_regulation: false });
    const stored = ctx.db.selectFrom('enrollments').select('regulation_sha256').where('id', '=', input.id);
    expect(await stored.executeTakeFirst()).toEqual({ regulation_sha256: rules.sha256 });
  });

  test('is accepted once, even if it is replaced later', async ({ ctx }) => {
    const { me, input, class_id } = await makeRuled(ctx);
    const first = await acceptRegulation(me, input);
    const next = await makeRegulation(ctx, 2);
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: next.id });
    const later = { ...me, now: () => new Date('2026-11-23T08:00:00Z') };
    expect(await acceptRegulation(later, input)).toEqual(first);
    expect(await acceptRegulation(later, { ...input, regulation_sha256: next.sha256 })).toEqual(first);
    expect(await shown(me)).toMatchObject({ regulation: { sha256: next.sha256 }, awaits_regulation: false });
  });

  test('may be accepted before it is paid', async ({ ctx }) => {
    const { me, input } = await makeRuled(ctx, 'registered');
    expect(await acceptRegulation(me, input)).toMatchObject({ id: input.id });
  });

  test('is not accepted in an older version, nor after its removal', async ({ ctx }) => {
    const { me, input, class_id } = await makeRuled(ctx);
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: (await makeRegulation(ctx, 2)).id });
    await expect(acceptRegulation(me, input)).rejects.toThrow('regulation_changed');
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: null });
    await expect(acceptRegulation(me, input)).rejects.toThrow('regulation_changed');
    expect(await shown(me)).toMatchObject({ regulation: null, awaits_regulation: false });
  });

  test('cannot be accepted for anybody else', async ({ ctx }) => {
    const { input } = await makeRuled(ctx);
    await expect(acceptRegulation(ctx, input)).rejects.toThrow('not_signed_in');
    for (const role of ['student', 'administrator', 'trainer'] as const) {
      await expect(acceptRegulation(await asA(ctx, role), input)).rejects.toThrow('not_found');
    }
  });

  test.for(['canceled', 'withdrawal'] as const)(
    'is not accepted once the enrollment is over: %s',
    async (status, { ctx }) => {
      const { me, input } = await makeRuled(ctx, status);
      await expect(acceptRegulation(me, input)).rejects.toThrow('enrollment_over');
    },
  );
});

describe('reading the regulation of an enrollment', () => {
  test('answers the current regulation, and later the accepted one', async ({ ctx }) => {
    const { me, input, rules, class_id } = await makeRuled(ctx);
    expect(await readOwnRegulation(me, input.id)).toMatchObject({ id: rules.id });
    await acceptRegulation(me, input);
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: (await makeRegulation(ctx, 2)).id });
    expect(await readOwnRegulation(me, input.id)).toMatchObject({ id: rules.id });
  });

  test('works for an unpublished course too', async ({ ctx }) => {
    const { me, input, rules, course_id } = await makeRuled(ctx);
    await updateCourse(asSystem(ctx), { id: course_id, is_published: false });
    expect(await readOwnRegulation(me, input.id)).toMatchObject({ id: rules.id });
  });

  test('is for the person of the enrollment only', async ({ ctx }) => {
    const { me, input, class_id } = await makeRuled(ctx);
    await expect(readOwnRegulation(ctx, input.id)).rejects.toThrow('not_signed_in');
    await expect(readOwnRegulation(await asA(ctx, 'administrator'), input.id)).rejects.toThrow('not_found');
    await updateClass(asSystem(ctx), { id: class_id, regulation_file_id: null });
    await expect(readOwnRegulation(me, input.id)).rejects.toThrow('not_found');
  });
});
