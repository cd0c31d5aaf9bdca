import { describe, expect } from 'vitest';
import { updateClass } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import { makeStudentDocument } from '#api/people/people/student/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelEnrollment } from '../cancel-enrollment.ts';
import { createEnrollment, emittedEvents, filesOf, handIn, makeOrderItem } from '../make.ts';
import { openEnrollments } from '../open-enrollments.ts';
import { enrollmentData } from '../personal-data.ts';
import { checkDueFiles } from './check-due-files.ts';
import { handInFile, mayHandIn, storeHandedIn } from './hand-in-file.ts';
import { approveEnrollmentFile, rejectEnrollmentFile, waiveEnrollmentFile } from './judge-file.ts';
import { readEnrollmentFile } from './read-file.ts';

const hostile = new TextEncoder().encode('<script>alert(1)</script>');
const demanded = { mandatory_files: ['id-copy', 'nif-copy'] } satisfies Partial<NewClass>;

/** Somebody with a paid seat in a class that demands two files, by default. */
async function makeRegistered(ctx: Ctx, input: Partial<NewClass> = demanded) {
  const run = await makeClass(ctx, input);
  const learner = await asA(ctx, 'student');
  const { personId } = signedIn(learner);
  const order_item_id = await makeOrderItem(ctx, { class_id: run.id, course_id: run.course_id });
  const seat = { order_item_id, class_id: run.id, course_id: run.course_id, person_ids: [personId] };
  await openEnrollments(asSystem(ctx), [seat]);
  const staff = await asA(ctx, 'administrator');
  const files = await filesOf(learner);
  return { run, learner, personId, staff, seat, files, ids: files.map(({ id }) => id) };
}

const statusOf = async (ctx: Ctx, person_id: number) =>
  (await ctx.db.selectFrom('enrollments').select('status').where('person_id', '=', person_id).execute()).map(
    ({ status }) => status,
  );

function later(ctx: Ctx, hours: number): Ctx {
  const moment = new Date(ctx.now().getTime() + hours * 3_600_000);
  return { ...ctx, now: () => moment };
}

describe('a paid seat in a class that demands files', () => {
  test('is registered, with the files missing, until the last one is approved', async ({ ctx }) => {
    const { learner, personId, staff, files, ids, seat } = await makeRegistered(ctx);
    expect(files.map(({ category, status }) => [category, status])).toEqual([
      ['id-copy', 'missing'],
      ['nif-copy', 'missing'],
    ]);
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    for (const id of ids) expect(await handIn(learner, id)).toMatchObject({ status: 'handed_in' });
    await approveEnrollmentFile(staff, { id: ids[0] ?? 0 });
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    await approveEnrollmentFile(staff, { id: ids[1] ?? 0 });
    expect(await statusOf(ctx, personId)).toEqual(['enrolled']);
    await openEnrollments(asSystem(ctx), [seat]);
    expect(await emittedEvents(ctx, 'enrollment_opened')).toHaveLength(1);
    expect(await emittedEvents(ctx, 'enrollment_registered')).toHaveLength(1);
  });

  test('is handed in again after a rejection, which names its reason', async ({ ctx }) => {
    const { learner, staff, ids } = await makeRegistered(ctx, { mandatory_files: ['id-copy'] });
    const [id = 0] = ids;
    const first = await handIn(learner, id);
    expect(first.file).toMatchObject({ name: 'Documento.pdf', mime: 'application/pdf' });
    await rejectEnrollmentFile(staff, { id, reason: 'Está desfocada.' });
    expect(await filesOf(learner)).toMatchObject([{ status: 'rejected', reason: 'Está desfocada.' }]);
    expect(await handIn(learner, id)).toMatchObject({ status: 'handed_in', reason: null, decided_at: null });
    expect(await emittedEvents(ctx, 'enrollment_file_replaced')).toHaveLength(1);
    await approveEnrollmentFile(staff, { id });
    await expect(handIn(learner, id)).rejects.toThrow('file_not_expected');
    await expect(rejectEnrollmentFile(staff, { id, reason: 'Tarde' })).rejects.toThrow('enrollment_over');
  });

  test('is enrolled at once where staff waive the files', async ({ ctx }) => {
    const { personId, staff, ids } = await makeRegistered(ctx);
    for (const id of ids) await waiveEnrollmentFile(staff, { id, reason: 'Conhecemos a pessoa.' });
    expect(await statusOf(ctx, personId)).toEqual(['enrolled']);
  });

  test('is not demanded what was approved in the record or for another class', async ({ ctx }) => {
    const learner = await asA(ctx, 'student');
    const staff = await asA(ctx, 'administrator');
    const { id: documentId } = await makeStudentDocument(learner, { category: 'id-copy' });
    await ctx.db.updateTable('student_documents').set({ status: 'accepted', status_at: ctx.now() }).execute();
    const { personId } = signedIn(learner);
    const first = await makeClass(ctx, demanded);
    await createEnrollment(staff, { class_id: first.id, person_id: personId });
    expect(await filesOf(learner)).toMatchObject([
      { category: 'id-copy', status: 'approved', is_reused: true },
      { category: 'nif-copy', status: 'missing', is_reused: false },
    ]);
    const [, nif] = await filesOf(learner);
    await handIn(learner, nif?.id ?? 0);
    await approveEnrollmentFile(staff, { id: nif?.id ?? 0 });
    const second = await makeClass(ctx, demanded);
    const { status } = await createEnrollment(staff, { class_id: second.id, person_id: personId });
    expect(status).toBe('enrolled');
    expect(documentId).toBeGreaterThan(0);
  });

  test('given by staff is registered too, and keeps its seat', async ({ ctx }) => {
    const run = await makeClass(ctx, { ...demanded, capacity: 1 });
    const staff = await asA(ctx, 'administrator');
    const [one, two] = [await makeUser(ctx), await makeUser(ctx)];
    const { status } = await createEnrollment(staff, { class_id: run.id, person_id: one.person_id });
    expect(status).toBe('registered');
    const again = { class_id: run.id, person_id: two.person_id };
    await expect(createEnrollment(staff, again)).rejects.toThrow('class_full');
  });

  test('demands what its class demanded then, whatever is changed later', async ({ ctx }) => {
    const { run, learner, staff } = await makeRegistered(ctx);
    await updateClass(staff, { id: run.id, mandatory_files: ['curriculum-vitae'] });
    expect((await filesOf(learner)).map(({ category }) => category)).toEqual(['id-copy', 'nif-copy']);
  });
});

describe('a file of an enrollment', () => {
  test('is seen by its person and staff, not by the trainer, and by nobody else', async ({ ctx }) => {
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const { learner, staff, ids } = await makeRegistered(ctx, { ...demanded, trainer_ids: [trainer.person_id] });
    const [id = 0] = ids;
    await handIn(learner, id);
    for (const reader of [learner, staff]) expect((await readEnrollmentFile(reader, id)).name).toBe('Documento.pdf');
    for (const other of [await signInAs(ctx, trainer), await asA(ctx, 'client'), await asA(ctx, 'student')]) {
      expect(await filesOf(other)).toEqual([]);
      await expect(readEnrollmentFile(other, id)).rejects.toThrow('not_found');
      await expect(storeHandedIn(other, { id, name: 'a.pdf', bytes: hostile })).rejects.toThrow('not_found');
      await expect(approveEnrollmentFile(other, { id })).rejects.toThrow('not_allowed');
    }
    await expect(readEnrollmentFile(learner, ids[1] ?? 0)).rejects.toThrow('not_found');
  });

  test('is refused before its first byte to those of whom nothing is demanded', async ({ ctx }) => {
    const { learner } = await makeRegistered(ctx);
    await mayHandIn(learner);
    await expect(mayHandIn(await asA(ctx, 'student'))).rejects.toThrow('not_allowed');
    await expect(mayHandIn(ctx)).rejects.toThrow('not_signed_in');
  });

  test('is no script, whatever its name says', async ({ ctx }) => {
    const { learner, ids } = await makeRegistered(ctx);
    const [id = 0] = ids;
    await expect(handIn(learner, id, hostile)).rejects.toThrow('file_type_not_allowed');
    expect((await filesOf(learner, { id }))[0]).toMatchObject({ status: 'missing', file: null });
  });

  test('of an enrollment that is over is refused', async ({ ctx }) => {
    const { learner, staff, seat, ids } = await makeRegistered(ctx);
    const [id = 0] = ids;
    const stored = await storeHandedIn(learner, { id, name: 'a.pdf', bytes: pdfBytes() });
    const { id: enrollmentId } = await ctx.db
      .selectFrom('enrollments')
      .select('id')
      .where('order_item_id', '=', seat.order_item_id)
      .executeTakeFirstOrThrow();
    await expect(cancelEnrollment(learner, { id: enrollmentId, reason: 'Engano' })).rejects.toThrow('not_allowed');
    await cancelEnrollment(staff, { id: enrollmentId, reason: 'Engano' });
    await expect(handInFile(learner, stored)).rejects.toThrow('enrollment_over');
    await expect(approveEnrollmentFile(staff, { id })).rejects.toThrow('enrollment_over');
  });
});

describe('the queue of files', () => {
  test('is filtered by class and status, in a constant number of queries', async ({ ctx, queries }) => {
    const { run, learner, staff, ids } = await makeRegistered(ctx);
    await makeRegistered(ctx);
    await handIn(learner, ids[0] ?? 0);
    queries.length = 0;
    const existing = await filesOf(staff, { class_id: run.id, status: 'handed_in' });
    expect(existing).toMatchObject([{ id: ids[0], person: { id: signedIn(learner).personId } }]);
    const once = queries.length;
    queries.length = 0;
    await filesOf(staff);
    expect(queries).toHaveLength(once);
  });
});

describe('files that are late', () => {
  const free = { ...demanded, start_at: null, end_at: null, registration_deadline: null } satisfies Partial<NewClass>;

  test('are warned of once, two days before, and end the registration', async ({ ctx }) => {
    const { personId } = await makeRegistered(ctx, free);
    await checkDueFiles(asSystem(later(ctx, 24 * 7)));
    expect(await emittedEvents(ctx, 'enrollment_files_due')).toHaveLength(0);
    for (const hours of [24 * 8 + 1, 24 * 9]) await checkDueFiles(asSystem(later(ctx, hours)));
    expect(await emittedEvents(ctx, 'enrollment_files_due')).toHaveLength(1);
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    for (const hours of [24 * 10, 24 * 11]) await checkDueFiles(asSystem(later(ctx, hours)));
    expect(await statusOf(ctx, personId)).toEqual(['canceled']);
    expect(await emittedEvents(ctx, 'enrollment_ended')).toHaveLength(1);
  });

  test('are not those that wait for staff, and a rejection gives days more', async ({ ctx }) => {
    const { learner, personId, staff, ids } = await makeRegistered(ctx, free);
    for (const id of ids) await handIn(learner, id);
    await checkDueFiles(asSystem(later(ctx, 24 * 11)));
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    await rejectEnrollmentFile(later(staff, 24 * 11), { id: ids[0] ?? 0, reason: 'Ilegível' });
    await checkDueFiles(asSystem(later(ctx, 24 * 12)));
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
    await checkDueFiles(asSystem(later(ctx, 24 * 22)));
    expect(await statusOf(ctx, personId)).toEqual(['canceled']);
  });

  test('of an unpaid registration are left to its order', async ({ ctx }) => {
    const { personId } = await makeRegistered(ctx, free);
    await ctx.db.updateTable('enrollments').set({ paid_at: null }).where('person_id', '=', personId).execute();
    await checkDueFiles(asSystem(later(ctx, 24 * 30)));
    expect(await statusOf(ctx, personId)).toEqual(['registered']);
  });
});

describe('the personal data of a learner', () => {
  test('have the files that were handed in, until they are erased', async ({ ctx }) => {
    const { learner, ids } = await makeRegistered(ctx);
    await handIn(learner, ids[0] ?? 0);
    const paths = async () => {
      const match: string[] = [];
      for await (const { path } of enrollmentData.takeAlong(ctx, whose(learner))) match.push(path);
      return match;
    };
    expect(await paths()).toContainEqual(expect.stringMatching(/^enrollment-files\/id-copy\/\d+-Documento\.pdf$/));
    for (const _ of [1, 2]) await enrollmentData.erase(asSystem(ctx), whose(learner));
    expect((await paths()).filter((path) => path.includes('id-copy'))).toEqual([]);
    expect(await filesOf(learner)).toMatchObject([{ file: null }, { file: null }]);
  });
});

function whose(learner: Ctx) {
  return { ...signedIn(learner), username: '' };
}
