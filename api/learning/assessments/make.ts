import type { AssessmentRules, OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue, OpenedQuestion, Question } from '#contract/learning/assessments/questions.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { makeGradedClass, type MadeGradedClass, type MadeLearner } from '#api/learning/grades/make.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { QuestionKind, QuestionOf } from './model/kinds/kind.ts';
import { saveAnswer } from './save-answer.ts';
import { setAssessment } from './set-assessment.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import { recordUpload, storeUpload } from './upload-file.ts';

export { submitAttempt };

export type MadeAssessment = MadeGradedClass & { contentId: number; learner: MadeLearner };
type Rules = Partial<Omit<AssessmentRules, 'content_id'>>;
type Input = { rules?: Rules; people?: number; type?: 'assessment' | 'final' };

function options(...values: string[]) {
  return values.map((value) => ({ value, label: { pt: `Opção ${value}`, 'en-GB': `Option ${value}` } }));
}

const base = (id: string, points = 1) => ({ id, points, prompt: { pt: `Pergunta ${id}`, 'en-GB': `Question ${id}` } });

const ofKind: { [K in QuestionKind]: QuestionOf<K> } = {
  choice: { ...base('choice'), kind: 'choice', options: options('a', 'b', 'c'), right: 'b' },
  several: { ...base('several'), kind: 'several', options: options('a', 'b', 'c', 'd'), right: ['a', 'c'] },
  order: { ...base('order'), kind: 'order', options: options('a', 'b', 'c', 'd') },
  match: {
    ...base('match'),
    kind: 'match',
    items: options('x', 'y'),
    options: options('a', 'b', 'c'),
    right: { x: 'c', y: 'a' },
  },
  number: { ...base('number'), kind: 'number', right: 3.14, tolerance: 0.01, unit: { pt: 'm' } },
  text: { ...base('text'), kind: 'text', accepted: ['Luanda'] },
  long_text: {
    ...base('long_text'),
    kind: 'long_text',
    rubric: [
      { key: 'clear', label: { pt: 'Clareza' }, points: 0.5 },
      { key: 'whole', label: { pt: 'Cobre o tema' }, points: 0.5 },
    ],
  },
  file: { ...base('file'), kind: 'file', rubric: [] },
};

/** One question of every kind, each worth a point; the long text by two criteria. */
export const everyKind: Question[] = Object.values(ofKind);

export const rightAnswers: Record<string, AnswerValue> = {
  choice: 'b',
  several: ['a', 'c'],
  order: ['a', 'b', 'c', 'd'],
  match: { x: 'c', y: 'a' },
  number: '3,15',
  text: ' luanda',
};

/** Graded by the machine alone. */
export const byMachine = everyKind.slice(0, 6);

export async function rulesFor(ctx: Ctx, contentId: number, rules: Rules = {}): Promise<void> {
  await setAssessment(asSystem(ctx), {
    content_id: contentId,
    type: 'form',
    time_limit_minutes: null,
    attempts_allowed: 3,
    policy: 'best',
    pass_mark: 50,
    feedback_rule: 'after_submission',
    is_shuffled: false,
    pools: [],
    questions: byMachine,
    source_content_id: null,
    ...rules,
  });
}

/** A graded assessment in the course of a class with a trainer and learners. */
export async function makeAssessment(
  ctx: Ctx,
  { rules, people = 1, type = 'assessment' }: Input = {},
): Promise<MadeAssessment> {
  const made = await makeGradedClass(ctx, { people });
  const { id: contentId } = await makeContent(ctx, made.courseId, { type, is_graded: true, body: { pt: 'Leia bem.' } });
  await rulesFor(ctx, contentId, rules);
  const [learner] = made.learners;
  if (!learner) throw new Error('The class has no learner.');
  return { ...made, contentId, learner };
}

type At = Pick<MadeAssessment, 'contentId' | 'learner'>;

export function placeOf({ contentId, learner }: At) {
  return { content_id: contentId, enrollment_id: learner.enrollmentId };
}

export function begin(made: At): Promise<OpenedAttempt> {
  return startAttempt(made.learner.ctx, placeOf(made));
}

/** Answers in the keys of the author. */
export async function answer(
  by: Ctx,
  { id, questions }: OpenedAttempt,
  answers: Record<string, AnswerValue>,
): Promise<void> {
  for (const [question_id, value] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === question_id);
    await saveAnswer(by, {
      attempt_id: id,
      question_id,
      revision: 1,
      value: question ? drawnKeys(question, value) : value,
    });
  }
}

/** One attempt from its start to its submission. */
export async function attemptWith(made: At, answers: Record<string, AnswerValue>) {
  const attempt = await begin(made);
  await answer(made.learner.ctx, attempt, answers);
  return submitAttempt(made.learner.ctx, { id: attempt.id });
}

/** The answer in the keys of the attempt, which are found by the labels. */
export function drawnKeys(question: OpenedQuestion, value: AnswerValue): AnswerValue {
  if (!('options' in question) || value === null) return value;
  const keyOf = (own: string) => question.options.find(({ label }) => label.endsWith(` ${own}`))?.value ?? own;
  if (typeof value === 'string') return keyOf(value);
  if (Array.isArray(value)) return value.map(keyOf);
  return Object.fromEntries(Object.entries(value).map(([item, own]) => [item, keyOf(own)]));
}

export async function uploadTo(by: Ctx, attemptId: number): Promise<number> {
  const sent = { attemptId, questionId: 'file', name: 'planta.pdf', bytes: pdfBytes() };
  return (await recordUpload(by, await storeUpload(by, sent))).id;
}

export function minutesLater(ctx: Ctx, minutes: number): Ctx {
  const at = new Date(ctx.now().getTime() + minutes * minuteMs);
  return { ...ctx, now: () => at };
}
