import { passOver } from '#api/app/react-now.ts';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue } from '#contract/learning/assessments/questions.ts';
import { createClass, moveClass } from '#api/offer/classes/index.ts';
import { createEnrollments } from '#api/learning/enrollments/index.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { dayAfter, momentAt } from './moments.ts';
import { testQuestions } from './questions.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { People } from './write-people.ts';

type Input = { courses: WrittenCourse[]; people: People; day: string };
type Place = { content_id: number; enrollment_id: number };

export const assessedClass = { code: 'IBL-FORM-03', course: 'malaria' };

/** A class with attempts in several states, in the course with a test of every kind of question and a final test. */
export async function writeAssessments(ctx: Ctx, { courses, people, day }: Input): Promise<void> {
  const course = courses.find(({ key }) => key === assessedClass.course);
  const trainer = people.trainers.get('baia');
  if (!course || !trainer) throw new Error('The course with assessments or its trainer is missing.');
  const contentId = await testOf(ctx, course.id);
  const before = at(ctx, momentAt(dayAfter(day, -20), '10:00'));
  const { id: class_id } = await createClass(before, {
    course_id: course.id,
    type: 'online',
    trainer_ids: [trainer.person_id],
    code: assessedClass.code,
    capacity: 12,
    city: null,
    venue: null,
    tz: 'Africa/Luanda',
    start_at: momentAt(dayAfter(day, -10), '09:00').toISOString(),
    end_at: momentAt(dayAfter(day, 20), '18:00').toISOString(),
    lessons: [],
  });
  const learners = people.classmates.slice(0, 6);
  const person_ids = learners.map(({ person_id }) => person_id);
  const enrollmentIds = await createEnrollments(before, { class_id, person_ids });
  await moveClass(at(ctx, momentAt(dayAfter(day, -10), '09:00')), { id: class_id, move: 'close' });
  const evening = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  const place = (nth: number): Place => ({ content_id: contentId, enrollment_id: enrollmentIds[nth] ?? 0 });
  await attemptAll({ learners, evening, place, trainer });
  await passOver(ctx, ['attempt_graded', 'content_completed', 'enrollment_opened', 'enrollment_concluded']);
}

async function testOf(ctx: Ctx, courseId: number): Promise<number> {
  const { results } = await callsOf(ctx).learning.retrieveModules({ filter: { course_id: courseId } });
  const test = results.flatMap(({ contents }) => contents).find(({ type }) => type === 'assessment');
  if (!test) throw new Error('The course with assessments has no test.');
  return test.id;
}

type Attempting = {
  learners: readonly UserFacts[];
  evening: (days: number, time: string) => Ctx;
  place: (nth: number) => Place;
  trainer: UserFacts;
};

const goodText =
  'Que vá hoje ao posto, porque numa criança a febre sobe depressa e o teste é rápido. Se tiver convulsões, vómitos ou respirar mal, que vá já. E ofereço-me para ir com ela.';

/** One waits, one is graded, one was failed and waits again, one ran out of time, one has more time, one has not begun. */
async function attemptAll({ learners, evening, place, trainer }: Attempting): Promise<void> {
  const by = (nth: number, ctx: Ctx) => as(ctx, learners[nth] ?? trainer);
  const graded = await attempt(by(1, evening(-5, '19:00')), place(1), { isRight: true, text: goodText });
  await attempt(by(0, evening(-2, '20:10')), place(0), { isRight: true, text: goodText });
  await attempt(by(2, evening(-4, '18:30')), place(2), { isRight: false, text: null });
  await attempt(by(2, evening(-1, '21:00')), place(2), { isRight: true, text: 'Que espere e beba água.' });
  await callsOf(by(3, evening(-3, '20:00'))).assessments.startAttempt({ data: [place(3)] });
  await callsOf(by(3, evening(-3, '21:00'))).assessments.openAssessment({ data: [place(3)] });
  const grading = callsOf(as(evening(-3, '08:30'), trainer)).assessments;
  await grading.setExtraTime({ data: [{ enrollment_id: place(4).enrollment_id, percent: 25 }] });
  const comment = 'Boa conversa. Só faltou dizer o nome do teste.';
  const answers = [{ question_id: 'conversa', points: null, rubric: { hoje: 2, sinais: 1, tom: 1 }, comment }];
  await grading.gradeAnswers({ data: [{ id: graded.id, version: graded.version, answers }] });
}

type Attempted = { isRight: boolean; text: string | null };

async function attempt(learner: Ctx, place: Place, { isRight, text }: Attempted): Promise<OpenedAttempt> {
  const { assessments } = callsOf(learner);
  const { data } = await assessments.startAttempt({ data: [place] });
  const { id, questions } = data[0];
  for (const question of questions) {
    const value = question.kind === 'long_text' ? text : isRight ? rightValue(question) : null;
    if (value === null) continue;
    await assessments.saveAnswer({ data: [{ attempt_id: id, question_id: question.id, revision: 1, value }] });
  }
  return (await assessments.submitAttempt({ data: [{ id }] })).data[0];
}

/** The attempt has keys of its own; its options are found by their words. */
function rightValue(question: OpenedAttempt['questions'][number]): AnswerValue {
  const match = testQuestions.find(({ id }) => id === question.id);
  if (!match) return null;
  if (match.kind === 'number') return String(match.right);
  if (match.kind === 'text') return match.accepted[0] ?? null;
  if (!('options' in match) || !('options' in question)) return null;
  const words = new Map(match.options.map(({ value, label }) => [value, label['pt']]));
  const key = (value: string) => question.options.find(({ label }) => label === words.get(value))?.value ?? '';
  if (match.kind === 'choice') return key(match.right);
  if (match.kind === 'several') return match.right.map(key);
  if (match.kind === 'order') return match.options.map(({ value }) => key(value));
  return Object.fromEntries(Object.entries(match.right).map(([item, value]) => [item, key(value)]));
}
