import { textIn } from '#contract/rules/text-in.ts';
import type {
  AnswerFeedback,
  AttemptSummary,
  OpenedAttempt,
  SavedAnswer,
} from '#contract/learning/assessments/calls.ts';
import { ofTwenty } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { showsFeedback, showsRightAnswers } from './model/attempt-rules.ts';
import { openQuestion, rightAnswer } from './model/question-kinds.ts';
import { standingOf } from './standing-of.ts';
import { answersOf, type AnswerRow } from './store/answers.ts';
import { rulesOf, type AssessmentRow } from './store/assessments.ts';
import { attemptsAt, type AttemptRow, type WholeAttempt } from './store/attempts.ts';
import { filesOf } from './store/files.ts';

export function presentSummary({ locale }: Pick<Ctx, 'locale'>, row: AttemptRow): AttemptSummary {
  const { id, content_id, enrollment_id, class_id, person_id, name, number, status, ended_by, score, version } = row;
  return {
    id,
    content_id,
    content_title: textIn(row.title, locale),
    enrollment_id,
    class_id,
    person: { id: person_id, name },
    number,
    status,
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    ended_by,
    score,
    grade: score === null ? null : ofTwenty(score),
    version,
  };
}

export async function presentAttempt(ctx: Ctx, attempt: WholeAttempt): Promise<OpenedAttempt> {
  const rules = await rulesOf(ctx, { id: attempt.content_id, course_id: attempt.course_id });
  const answers = await answersOf(ctx, attempt.id);
  const shown = attempt.status === 'open' ? nothing : await shownOf(ctx, { attempt, rules });
  return {
    ...presentSummary(ctx, attempt),
    server_now: ctx.now().toISOString(),
    questions: attempt.questions.map((question) => openQuestion(question, ctx.locale)),
    // A trainer sees answers once the attempt has ended.
    answers: attempt.status === 'open' && attempt.grades && !isOwner(ctx, attempt) ? [] : answers.map(presentAnswer),
    files: await filesOf(ctx, attempt.id),
    pass_mark: rules.pass_mark,
    feedback_rule: rules.feedback_rule,
    shows_right_answers: shown.rightAnswers,
    feedback: shown.feedback ? feedbackOf(attempt, { answers, showsRight: shown.rightAnswers }) : null,
  };
}

export function presentAnswer({ question_id, revision, value, saved_at }: AnswerRow): SavedAnswer {
  return { question_id, revision, value, saved_at: saved_at.toISOString() };
}

function isOwner({ actor }: Ctx, { person_id }: AttemptRow): boolean {
  return actor.kind === 'user' && actor.personId === person_id;
}

const nothing = { feedback: false, rightAnswers: false };

/** Trainers see all of it. */
async function shownOf(ctx: Ctx, { attempt, rules }: { attempt: AttemptRow; rules: AssessmentRow }) {
  if (attempt.grades) return { feedback: true, rightAnswers: true };
  const place = { contentId: attempt.content_id, enrollmentId: attempt.enrollment_id };
  const standing = standingOf(rules, await attemptsAt(ctx, place));
  if (standing.isOpen) return nothing;
  return { feedback: showsFeedback(standing), rightAnswers: showsRightAnswers(standing) };
}

type Answered = { answers: readonly AnswerRow[]; showsRight: boolean };

function feedbackOf({ questions }: WholeAttempt, { answers, showsRight }: Answered): AnswerFeedback[] {
  return questions.map((question) => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    return {
      question_id: question.id,
      points: answer?.points ?? null,
      right: showsRight ? rightAnswer(question) : null,
      comment: answer?.comment ?? null,
      rubric: answer?.rubric ?? null,
    };
  });
}
