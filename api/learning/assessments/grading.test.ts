import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { retrieveAssessments } from '#api/learning/grades/make.ts';
import { makeContent, makePackage } from '#api/learning/learning/make.ts';
import type { GradedAnswers } from '#contract/learning/assessments/grading.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { enterMark } from './enter-mark.ts';
import { gradeAnswers } from './grade-answers.ts';
import {
  answer,
  begin,
  everyKind,
  makeAssessment,
  placeOf,
  rightAnswers,
  rulesFor,
  uploadTo,
  type MadeAssessment,
} from './make.ts';
import { notifyGraded } from './notify-graded.ts';
import { openAssessment } from './open-assessment.ts';
import { openAttempt } from './open-attempt.ts';
import { takeScormScore } from './record-scorm-score.ts';
import { retrieveAttempts, retrieveClassAssessments, retrieveExtraTimes } from './retrieve-attempts.ts';
import { findReadableFile } from './store/files.ts';
import { submitAttempt } from './submit-attempt.ts';

const page = { sort: [], limit: 20, offset: 0 };
const byHand = everyKind.slice(6);

function plain(question_id: string, points: number, comment = '') {
  return { question_id, points, rubric: null, comment };
}

function byCriteria(clear: number, whole: number) {
  return { question_id: 'long_text', points: null, rubric: { clear, whole }, comment: 'Falta um exemplo.' };
}

type Seen = { id: number; version?: number };

function grade(by: Ctx, { id, version = 2 }: Seen, answers: GradedAnswers['answers']) {
  return gradeAnswers(by, { id, version, answers });
}

/** An attempt whose text and file wait for their trainer. */
async function waiting(ctx: Ctx, input: Parameters<typeof makeAssessment>[1] = {}) {
  const made = await makeAssessment(ctx, { ...input, rules: { questions: byHand, ...input.rules } });
  const me = made.learner.ctx;
  const attempt = await begin(made);
  const fileId = await uploadTo(me, attempt.id);
  await answer(me, attempt, { long_text: 'Porque sim.', file: [String(fileId)] });
  const submitted = await submitAttempt(me, { id: attempt.id });
  return { made, fileId, id: attempt.id, submitted };
}

describe('an attempt with answers for a trainer', () => {
  test('waits, is graded by criteria and by points, and then counts', async ({ ctx }) => {
    const { made, id, submitted } = await waiting(ctx, { rules: { questions: everyKind } });
    expect(submitted).toMatchObject({ status: 'submitted', score: null, grade: null });
    const half = await grade(made.trainer, { id }, [byCriteria(0.5, 0.25)]);
    expect(half).toMatchObject({ status: 'submitted', score: null, version: 3 });
    await grade(made.trainer, { id, version: 3 }, [plain('file', 1, 'Bom.')]);
    const { score, status, feedback } = await openAttempt(made.learner.ctx, { id });
    expect({ score, status }).toEqual({ status: 'graded', score: 21.88 });
    expect(feedback?.find(({ question_id }) => question_id === 'long_text')).toMatchObject({
      points: 0.75,
      rubric: { clear: 0.5, whole: 0.25 },
      comment: 'Falta um exemplo.',
    });
  });

  test('is graded at once where nothing was written for the trainer', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { questions: everyKind } });
    const attempt = await begin(made);
    await answer(made.learner.ctx, attempt, rightAnswers);
    expect(await submitAttempt(made.learner.ctx, { id: attempt.id })).toMatchObject({ status: 'graded', score: 75 });
  });

  test('is graded again by its newest version alone, and the grade may fall', async ({ ctx }) => {
    const { made, id } = await waiting(ctx);
    await grade(made.trainer, { id }, [byCriteria(0.5, 0.5), plain('file', 1)]);
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ grade: 20, is_passed: true });
    await expect(grade(made.trainer, { id, version: 2 }, [plain('file', 0)])).rejects.toThrow('attempt_changed');
    await grade(made.trainer, { id, version: 3 }, [plain('file', 0)]);
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ grade: 10 });
    expect(await emittedEvents(ctx, 'attempt_graded')).toHaveLength(2);
  });

  test.for([
    ['more than a criterion is worth', [byCriteria(0.6, 0)]],
    ['not all criteria', [{ ...byCriteria(0, 0), rubric: { clear: 0.5 } }]],
    ['more than the question is worth', [plain('file', 1.5)]],
  ] as const)('refuses %s', async ([, answers], { ctx }) => {
    const { made, id } = await waiting(ctx);
    await expect(grade(made.trainer, { id }, [...answers])).rejects.toThrow('points_do_not_fit');
  });

  test('is not graded by hand where the machine grades, nor while it is open', async ({ ctx }) => {
    const { made, id } = await waiting(ctx, { rules: { questions: everyKind } });
    await expect(grade(made.trainer, { id }, [plain('choice', 1)])).rejects.toThrow('points_do_not_fit');
    const { id: open } = await begin(made);
    await expect(grade(made.trainer, { id: open, version: 1 }, [plain('file', 1)])).rejects.toThrow('attempt_open');
  });

  test('is graded by trainers of the class and staff alone, until the class is concluded', async ({ ctx }) => {
    const { made, id } = await waiting(ctx, { people: 2 });
    const stranger = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
    for (const by of [made.learner.ctx, made.learners[1]?.ctx ?? ctx, stranger]) {
      await expect(grade(by, { id }, [plain('file', 1)])).rejects.toThrow('not_found');
    }
    await grade(await asA(ctx, 'administrator'), { id }, [plain('file', 1)]);
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', made.classId).execute();
    await expect(grade(made.trainer, { id, version: 3 }, [plain('file', 0)])).rejects.toThrow('grades_locked');
  });

  test('notifies the learner once, and links to the assessment', async ({ ctx }) => {
    const { made, id } = await waiting(ctx);
    await grade(made.trainer, { id }, [byCriteria(0.5, 0.5), plain('file', 1)]);
    await notifyGraded(asSystem(ctx), { attempt_id: id }, 7);
    await notifyGraded(asSystem(ctx), { attempt_id: id }, 7);
    const sent = await ctx.db.selectFrom('notifications').select('link').where('kind', '=', 'attempt_graded').execute();
    expect(sent).toEqual([{ link: `/courses/${made.courseId}/learn?content=${made.contentId}` }]);
  });
});

describe('the file of an answer', () => {
  test('is read by its learner, and by the trainers once the attempt has ended', async ({ ctx }) => {
    const { made, fileId } = await waiting(ctx, { people: 2 });
    expect(await findReadableFile(made.learner.ctx, fileId)).toBeDefined();
    expect(await findReadableFile(made.trainer, fileId)).toBeDefined();
    expect(await findReadableFile(made.learners[1]?.ctx ?? ctx, fileId)).toBeUndefined();
    const open = await begin(made);
    const another = await uploadTo(made.learner.ctx, open.id);
    expect(await findReadableFile(made.trainer, another)).toBeUndefined();
  });

  test('is no answer to another attempt', async ({ ctx }) => {
    const { made, fileId } = await waiting(ctx);
    const open = await begin(made);
    await expect(answer(made.learner.ctx, open, { file: [String(fileId)] })).rejects.toThrow('answer_does_not_fit');
  });
});

describe('attempts', () => {
  test('are listed for their learner, trainers of the class and staff', async ({ ctx }) => {
    const { made } = await waiting(ctx, { people: 2 });
    const stranger = await signInAs(ctx, await makeUser(ctx, { roles: ['trainer'] }));
    const seen = async (by: Ctx) =>
      (await retrieveAttempts(by, { ...page, filter: { content_id: made.contentId, status: 'submitted' } })).total;
    expect(await seen(made.learner.ctx)).toBe(1);
    expect(await seen(made.trainer)).toBe(1);
    expect(await seen(await asA(ctx, 'administrator'))).toBe(1);
    expect(await seen(made.learners[1]?.ctx ?? ctx)).toBe(0);
    expect(await seen(stranger)).toBe(0);
    await expect(seen(ctx)).rejects.toThrow('not_signed_in');
  });

  test('that wait are counted for each assessment of a class', async ({ ctx }) => {
    const { made } = await waiting(ctx);
    await makeContent(ctx, made.courseId, { type: 'assessment', body: {} });
    const result = await retrieveClassAssessments(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(result).toMatchObject({
      total: 2,
      results: [
        { content_id: made.contentId, type: 'form', to_grade: 1 },
        { type: 'other', to_grade: 0 },
      ],
    });
    const learners = await retrieveExtraTimes(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(learners.results).toMatchObject([{ enrollment_id: made.learner.enrollmentId, extra_time_percent: 0 }]);
    for (const verb of [retrieveClassAssessments, retrieveExtraTimes]) {
      await expect(verb(made.learner.ctx, { ...page, filter: { class_id: made.classId } })).rejects.toThrow(
        'not_found',
      );
    }
  });
});

describe('an assessment of another kind', () => {
  test('has a mark that its trainer enters and corrects', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { rules: { type: 'other', questions: [] } });
    const mark = (input: number, version: number, by = made.trainer) =>
      enterMark(by, { ...placeOf(made), grade: input, version });
    await expect(begin(made)).rejects.toThrow('assessment_without_attempts');
    await expect(mark(12, 0, made.learner.ctx)).rejects.toThrow('not_found');
    expect(await mark(12.5, 0)).toMatchObject({ grade: 12.5, version: 1, ended_by: 'trainer' });
    await expect(mark(13, 0)).rejects.toThrow('attempt_changed');
    await mark(9, 1);
    expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ grade: 9, is_passed: false });
  });

  test('takes the score of a SCORM content, also of a later attempt', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const source = await scormIn(ctx, made);
    await rulesFor(ctx, made.contentId, { type: 'scorm', questions: [], source_content_id: source });
    const event = { content_id: source, enrollment_id: made.learner.enrollmentId };
    for (const [score, inTwenty] of [
      [80, 16],
      [95, 19],
    ] as const) {
      await writeScormGrade(ctx, { ...event, score });
      await takeScormScore(asSystem(ctx), event);
      await takeScormScore(asSystem(ctx), event);
      expect(await openAssessment(made.learner.ctx, placeOf(made))).toMatchObject({ grade: inTwenty, is_passed: true });
    }
    const { total } = await retrieveAttempts(made.learner.ctx, { ...page, filter: { content_id: made.contentId } });
    expect(total).toBe(1);
  });
});

async function scormIn(ctx: Ctx, { courseId }: MadeAssessment): Promise<number> {
  const { id } = await makePackage(ctx);
  return (await makeContent(ctx, courseId, { type: 'scorm', scorm_package_id: id })).id;
}

describe('the grades of a class', () => {
  const ofType = {
    choice: everyKind.slice(0, 1),
    long_text: everyKind.slice(6, 7),
    none: [],
  };

  test.for([
    ['form', 'choice', false],
    ['form', 'long_text', true],
    ['other', 'none', true],
  ] as const)('list an assessment of type %s with %s', async ([type, questions, isByHand], { ctx }) => {
    const made = await makeAssessment(ctx, { rules: { type, questions: ofType[questions] } });
    const { results } = await retrieveAssessments(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(results).toMatchObject([{ content_id: made.contentId, type, is_graded_by_hand: isByHand }]);
  });

  test('list SCORM contents and tasks by what grades them', async ({ ctx }) => {
    const made = await makeAssessment(ctx);
    const { id: scorm_package_id } = await makePackage(ctx);
    await makeContent(ctx, made.courseId, { type: 'scorm', scorm_package_id, is_graded: true });
    await makeContent(ctx, made.courseId, { type: 'task', body: { pt: 'Faça.' }, is_graded: true });
    const { results } = await retrieveAssessments(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(results.map(({ type, is_graded_by_hand: isByHand }) => [type, isByHand])).toEqual([
      ['form', false],
      ['scorm', false],
      ['other', true],
    ]);
  });
});

type Score = { content_id: number; enrollment_id: number; score: number };

async function writeScormGrade(ctx: Ctx, { score, ...at }: Score): Promise<void> {
  await ctx.db
    .insertInto('content_progress')
    .values({ ...at, status: 'done', grade: score, started_at: ctx.now(), updated_at: ctx.now(), done_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['enrollment_id', 'content_id']).doUpdateSet({ grade: score }))
    .execute();
}

describe('a final content with questions', () => {
  test('opens once the rest is done, and is done once it is passed', async ({ ctx }) => {
    const made = await makeAssessment(ctx, { type: 'final' });
    const { id: rest } = await makeContent(ctx, made.courseId, { type: 'text', body: {} });
    await expect(begin(made)).rejects.toThrow('content_locked');
    await ctx.db
      .insertInto('content_progress')
      .values({
        content_id: rest,
        enrollment_id: made.learner.enrollmentId,
        status: 'done',
        started_at: ctx.now(),
        updated_at: ctx.now(),
        done_at: ctx.now(),
      })
      .execute();
    const attempt = await begin(made);
    await answer(made.learner.ctx, attempt, rightAnswers);
    await submitAttempt(made.learner.ctx, { id: attempt.id });
    expect(await emittedEvents(ctx, 'content_completed')).toEqual([placeOf(made)]);
  });
});
