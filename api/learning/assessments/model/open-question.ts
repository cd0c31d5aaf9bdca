import { textIn } from '#contract/rules/text-in.ts';
import type { LocaleKey, LocalizedText } from '#contract/basics.ts';
import type { AnswerValue, OpenedQuestion, Question } from '#contract/learning/assessments/questions.ts';
import type { DrawnQuestion } from './draw-questions.ts';

/** What a learner sees of a question. Every field is named, so that no right answer leaves by accident. */
export function openQuestion(question: DrawnQuestion, locale: LocaleKey): OpenedQuestion {
  const { id, points } = question;
  const shown = { id, points, prompt: textIn(question.prompt, locale) };
  switch (question.kind) {
    case 'choice':
    case 'several':
    case 'order':
      return { ...shown, kind: question.kind, options: choicesIn(shownOf(question), locale) };
    case 'match': {
      const items = choicesIn(question.items, locale);
      return { ...shown, kind: 'match', items, options: choicesIn(shownOf(question), locale) };
    }
    case 'number':
      return { ...shown, kind: 'number', unit: question.unit ? textIn(question.unit, locale) : null };
    case 'text':
      return { ...shown, kind: 'text' };
    case 'long_text':
    case 'file':
      return { ...shown, kind: question.kind, rubric: criteriaIn(question.rubric, locale) };
  }
}

/** The right answer in the shape of an answer. Null where a trainer grades. */
export function rightAnswer(question: Question): AnswerValue {
  switch (question.kind) {
    case 'choice':
    case 'several':
    case 'match':
      return question.right;
    case 'order':
      return question.options.map(({ value }) => value);
    case 'number':
      return String(question.right);
    case 'text':
      return question.accepted[0] ?? null;
    default:
      return null;
  }
}

type Choice = { value: string; label: LocalizedText };

function choicesIn(options: readonly Choice[], locale: LocaleKey) {
  return options.map(({ value, label }) => ({ value, label: textIn(label, locale) }));
}

function criteriaIn(rubric: readonly { key: string; label: LocalizedText; points: number }[], locale: LocaleKey) {
  return rubric.map(({ key, label, points }) => ({ key, points, label: textIn(label, locale) }));
}

/** In the order of this attempt. */
function shownOf({ options, shown }: { options: readonly Choice[]; shown: readonly string[] }): Choice[] {
  return shown.flatMap((wanted) => options.find(({ value }) => value === wanted) ?? []);
}
