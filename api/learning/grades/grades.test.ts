import { describe, expect } from 'vitest';
import { contract } from '#contract/index.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { makeContent, settleGraded } from '#api/learning/learning/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createAssessment, deleteAssessment, updateAssessment } from './change-assessment.ts';
import { makeGradedClass, makePublished, type MadeGradedClass } from './make.ts';
import { notifyGradesPublished } from './notify-published.ts';
import { publishGrades } from './publish-grades.ts';
import { recordGrades } from './record-grades.ts';
import { retrieveAssessments } from './retrieve-assessments.ts';
import { retrieveGradeChanges } from './retrieve-grade-changes.ts';
import { retrieveGrades } from './retrieve-grades.ts';

const page = { sort: [], limit: 100, offset: 0 };

function gridOf(ctx: Ctx, classId: number) {
  return retrieveGrades(ctx, { ...page, filter: { class_id: classId } });
}

async function finalOf(ctx: Ctx, enrollmentId: number): Promise<number | null> {
  const row = ctx.db.selectFrom('enrollments').select('final_grade').where('id', '=', enrollmentId);
  return (await row.executeTakeFirstOrThrow()).final_grade;
}

type Entry = { assessment: number; learner: number; grade: number | null; version?: number };

function enter({ trainer, classId, learners }: MadeGradedClass, ...entries: Entry[]) {
  const cells = entries.map(({ assessment, learner, grade, version = 0 }) => ({
    assessment_id: assessment,
    enrollment_id: learners[learner]?.enrollmentId ?? 0,
    grade,
    version,
  }));
  return recordGrades(trainer, { class_id: classId, cells });
}

describe('grades', () => {
  test('are drafts that nobody of the class sees, until they are published', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const { trainer, classId, learners } = made;
    const [first] = learners;
    const { id } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 1', due_on: '2026-12-02' });
    await enter(made, { assessment: id, learner: 0, grade: 16.5 });
    expect((await gridOf(first?.ctx ?? ctx, classId)).results).toMatchObject([
      { final_grade: null, cells: [{ assessment_id: id, grade: null, status: null }] },
    ]);
    expect(await publishGrades(trainer, { class_id: classId })).toEqual({ class_id: classId, grades: 1, people: 1 });
    expect((await gridOf(first?.ctx ?? ctx, classId)).results).toMatchObject([
      { final_grade: 16.5, cells: [{ assessment_id: id, grade: 16.5, status: 'published' }] },
    ]);
    expect(await finalOf(ctx, first?.enrollmentId ?? 0)).toBe(16.5);
  });

  test('of which one is missing make no final grade, and weights count', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { people: 1 });
    const { trainer, classId, learners } = made;
    const id = learners[0]?.enrollmentId ?? 0;
    await makePublished(made, { grade: 10, weight: 1 });
    expect(await finalOf(ctx, id)).toBe(10);
    const { id: second } = await createAssessment(trainer, { class_id: classId, title: 'Projeto', weight: 3 });
    expect(await finalOf(ctx, id)).toBeNull();
    await enter(made, { assessment: second, learner: 0, grade: 14.1 });
    await publishGrades(trainer, { class_id: classId });
    expect(await finalOf(ctx, id)).toBe(13.1);
    await updateAssessment(trainer, { id: second, weight: 1 });
    expect(await finalOf(ctx, id)).toBe(12.1);
  });

  test('can be corrected downwards: the learner sees the old one until the new one is published', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { people: 1 });
    const { trainer, classId, learners } = made;
    const id = learners[0]?.enrollmentId ?? 0;
    const assessment = await makePublished(made, { grade: 15 });
    const { cells } = await enter(made, { assessment, learner: 0, grade: 9.5, version: 2 });
    expect(cells).toMatchObject([{ grade: 9.5, status: 'draft', version: 3 }]);
    expect(await finalOf(ctx, id)).toBe(15);
    await publishGrades(trainer, { class_id: classId });
    expect(await finalOf(ctx, id)).toBe(9.5);
    // Taken back, the final grade waits again.
    await enter(made, { assessment, learner: 0, grade: null, version: 4 });
    await publishGrades(trainer, { class_id: classId });
    expect(await finalOf(ctx, id)).toBeNull();
  });

  test('and those of the contents of the course make one final grade', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { people: 1 });
    const { trainer, classId, courseId, learners } = made;
    const { id: content_id } = await makeContent(ctx, courseId);
    await ctx.db.updateTable('contents').set({ is_graded: true }).where('id', '=', content_id).execute();
    const enrollment_id = learners[0]?.enrollmentId ?? 0;
    await makePublished(made, { grade: 10 });
    expect(await finalOf(ctx, enrollment_id)).toBeNull();
    const moment = { started_at: ctx.now(), updated_at: ctx.now() };
    await ctx.db
      .insertInto('content_progress')
      .values({ enrollment_id, content_id, grade: 80, ...moment })
      .execute();
    await updateAssessment(trainer, { id: (await retrieved(trainer, classId))[0]?.id ?? 0, weight: 3 });
    expect(await finalOf(ctx, enrollment_id)).toBe(11.5);
    expect(await retrieved(trainer, classId)).toMatchObject([
      { content_id: null, weight: 3, tally: { people: 1, graded: 1, published: 1, unpublished: 0, average: 10 } },
      { id: null, content_id, type: 'other', title: 'Limpar uma lista', tally: null },
    ]);
    expect((await gridOf(trainer, classId)).results[0]?.cells).toMatchObject([
      { grade: 10 },
      { content_id, grade: 16 },
    ]);
  });

  test('keep who changed them, when, from what and to what', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { people: 1 });
    const assessment = await makePublished(made, { grade: 15 });
    await enter(made, { assessment, learner: 0, grade: 16, version: 2 });
    const { results } = await retrieveGradeChanges(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(results).toMatchObject([
      { kind: 'recorded', from: 15, to: 16, changed_by: 'Domingos Kiala' },
      { kind: 'published', from: null, to: 15 },
      { kind: 'recorded', from: null, to: 15 },
    ]);
  });

  test('that are entered again unchanged leave no trace', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { people: 1 });
    const assessment = await makePublished(made, { grade: 15 });
    const { cells } = await enter(made, { assessment, learner: 0, grade: 15, version: 2 });
    expect(cells).toMatchObject([{ grade: 15, status: 'published', version: 2 }]);
    const { total } = await retrieveGradeChanges(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(total).toBe(2);
  });
});

describe('grades also', () => {
  test('that somebody else changed meanwhile are refused by name, and nothing is stored', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const { id } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 1' });
    await enter(made, { assessment: id, learner: 0, grade: 12 });
    const stale = enter(made, { assessment: id, learner: 0, grade: 13 }, { assessment: id, learner: 1, grade: 13 });
    await expect(stale).rejects.toMatchObject({
      code: 'grades_changed',
      data: { name: 'Pessoa 1', title: 'Exercício 1', field: `${id}.${made.learners[0]?.enrollmentId}`, others: [] },
    });
    const grades = (await gridOf(made.trainer, made.classId)).results.map(({ cells }) => cells[0]?.grade);
    expect(grades).toEqual([12, null]);
  });

  test('are published for chosen assessments and people', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const { trainer, classId, learners } = made;
    const { id: one } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 1' });
    const { id: other } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 2' });
    await enter(
      made,
      ...[one, other].flatMap((assessment) => [0, 1].map((learner) => ({ assessment, learner, grade: 12 }))),
    );
    const first = learners[0]?.enrollmentId ?? 0;
    const chosen = { class_id: classId, assessment_ids: [one], enrollment_ids: [first] };
    expect(await publishGrades(trainer, chosen)).toMatchObject({ grades: 1, people: 1 });
    expect(await publishGrades(trainer, chosen)).toMatchObject({ grades: 0, people: 0 });
    expect(await publishGrades(trainer, { class_id: classId })).toMatchObject({ grades: 3, people: 2 });
  });

  test('notify each learner once for each publication, and nobody else', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const { trainer, classId } = made;
    const { id: one } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 1' });
    const { id: other } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 2' });
    await enter(made, { assessment: one, learner: 0, grade: 12 }, { assessment: other, learner: 0, grade: 12 });
    await publishGrades(trainer, { class_id: classId });
    const [published] = await emittedEvents(ctx, 'grades_published');
    expect(published).toEqual({ class_id: classId, enrollment_ids: [made.learners[0]?.enrollmentId] });
    for (const eventId of [7, 7, 8]) {
      await notifyGradesPublished(asSystem(ctx), published as Events['grades_published'], eventId);
    }
    const sent = await ctx.db.selectFrom('notifications').select('recipient_id').execute();
    const id = made.learners[0]?.user.person_id;
    expect(sent.map(({ recipient_id }) => recipient_id)).toEqual([id, id]);
  });

  test('of somebody who learns alone conclude the course, where they were all that was missing', async ({ ctx }) => {
    const alone = { type: 'online', start_at: null, end_at: null, registration_deadline: null } as const;
    const made = await makeGradedClass(ctx, { ...alone, people: 1 });
    await ctx.db.updateTable('enrollments').set({ progress_rate: 100 }).execute();
    await makePublished(made, { grade: 12 });
    const enrollment_ids = made.learners.map(({ enrollmentId }) => enrollmentId);
    await settleGraded(asSystem(ctx), { class_id: made.classId, enrollment_ids });
    const { outcome } = await ctx.db.selectFrom('enrollments').select('outcome').executeTakeFirstOrThrow();
    expect(outcome).toBe('passed');
  });
});

describe('entered grades', () => {
  test('are locked once the class is over', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const assessment = await makePublished(made);
    for (const status of ['concluded', 'canceled']) {
      await ctx.db.updateTable('classes').set({ status }).where('id', '=', made.classId).execute();
      await expect(enter(made, { assessment, learner: 0, grade: 1, version: 2 })).rejects.toThrow('grades_locked');
      await expect(publishGrades(made.trainer, { class_id: made.classId })).rejects.toThrow('grades_locked');
      await expect(updateAssessment(made.trainer, { id: assessment, weight: 2 })).rejects.toThrow('grades_locked');
      await expect(deleteAssessment(made.trainer, { id: assessment })).rejects.toThrow('grades_locked');
      const added = createAssessment(made.trainer, { class_id: made.classId, title: 'Tarde' });
      await expect(added).rejects.toThrow('grades_locked');
    }
    expect((await gridOf(made.trainer, made.classId)).total).toBe(2);
  });

  test('belong to an assessment and to somebody enrolled in the class', async ({ ctx }) => {
    const [made, other] = [await makeGradedClass(ctx), await makeGradedClass(ctx)];
    const { id } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 1' });
    const { id: foreign } = await createAssessment(other.trainer, { class_id: other.classId, title: 'Exercício 1' });
    await expect(enter(made, { assessment: foreign, learner: 0, grade: 12 })).rejects.toThrow('not_found');
    const stranger = { assessment_id: id, enrollment_id: other.learners[0]?.enrollmentId ?? 0, grade: 12, version: 0 };
    const foreigner = recordGrades(made.trainer, { class_id: made.classId, cells: [stranger] });
    await expect(foreigner).rejects.toMatchObject({ data: { field: 'enrollment_id' } });
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).execute();
    await expect(enter(made, { assessment: id, learner: 0, grade: 12 })).rejects.toThrow('not_found');
  });

  test('take the same number of statements for three people as for thirty', async ({ ctx, queries }) => {
    const counts: number[] = [];
    for (const people of [3, 30]) {
      const made = await makeGradedClass(ctx, { people });
      queries.length = 0;
      await makePublished(made);
      await gridOf(made.trainer, made.classId);
      await retrieveAssessments(made.trainer, { ...page, filter: { class_id: made.classId } });
      counts.push(queries.length);
    }
    expect(counts[1]).toBe(counts[0]);
  }, 30_000);
});

describe('an assessment', () => {
  test('is deleted only while no grade was ever entered', async ({ ctx }) => {
    const made = await makeGradedClass(ctx);
    const { id } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 1' });
    const { id: empty } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 2' });
    await enter(made, { assessment: id, learner: 0, grade: 12 });
    await expect(deleteAssessment(made.trainer, { id })).rejects.toThrow('assessment_has_grades');
    expect(await deleteAssessment(made.trainer, { id: empty })).toEqual({ id: empty });
    expect((await retrieved(made.trainer, made.classId)).map((each) => each.id)).toEqual([id]);
  });

  test('is one of fifty at most', async ({ ctx }) => {
    const { trainer, classId } = await makeGradedClass(ctx, { people: 0 });
    const rows = Array.from({ length: 50 }, (_, nth) => ({
      class_id: classId,
      title: `Exercício ${nth}`,
      weight: 1,
      created_at: ctx.now(),
    }));
    await ctx.db.insertInto('assessments').values(rows).execute();
    const more = createAssessment(trainer, { class_id: classId, title: 'Mais um' });
    await expect(more).rejects.toThrow('too_many_assessments');
  });
});

describe('the input of grades', () => {
  const inputOf = contract.grades.recordGrades['~orpc'].inputSchema;
  const answerOf = (cell: object) => {
    const data = [{ class_id: 1, cells: [{ assessment_id: 1, enrollment_id: 1, grade: 12, version: 0, ...cell }] }];
    return inputOf?.['~standard'].validate({ data });
  };
  const isTaken = async (cell: object) => !('issues' in { ...(await answerOf(cell)) });

  test.for([0, 0.1, 9.5, 12.3, 19.9, 20, null])('takes %s', async (grade) => {
    expect(await isTaken({ grade })).toBe(true);
  });

  test.for([-1, -0.1, 20.1, 20.05, 12.34, '12,5', '12.5', true, Infinity])('refuses %s', async (grade) => {
    expect(await isTaken({ grade })).toBe(false);
  });

  test('refuses more than two hundred cells at once, and none', async () => {
    const cell = { assessment_id: 1, enrollment_id: 1, grade: 12, version: 0 };
    const sent = (count: number) =>
      inputOf?.['~standard'].validate({ data: [{ class_id: 1, cells: Array.from({ length: count }, () => cell) }] });
    expect((await sent(200))?.issues).toBeUndefined();
    expect((await sent(201))?.issues).toHaveLength(1);
    expect((await sent(0))?.issues).toHaveLength(1);
  });
});

async function retrieved(ctx: Ctx, classId: number) {
  return (await retrieveAssessments(ctx, { ...page, filter: { class_id: classId } })).results;
}
