import type { AnswerValue, OpenedQuestion } from '#contract/learning/assessments/questions.ts';

type File = { id: number; name: string };

/** What an answer says, a line for each of its parts; none where nothing was answered. */
export function answerLines(question: OpenedQuestion, value: AnswerValue, files: readonly File[] = []): string[] {
  if (value === null || value === '') return [];
  switch (question.kind) {
    case 'choice':
    case 'several':
      return listed(value).map((key) => labelIn(question.options, key));
    case 'order':
      return listed(value).map((key, place) => `${place + 1}. ${labelIn(question.options, key)}`);
    case 'match':
      return pairLines(question, value);
    case 'file':
      return listed(value).map((id) => files.find((file) => String(file.id) === id)?.name ?? id);
    case 'number':
      return listed(value).map((number) => [number, question.unit].filter(Boolean).join(' '));
    default:
      return listed(value);
  }
}

function listed(value: NonNullable<AnswerValue>): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

function pairLines(question: Extract<OpenedQuestion, { kind: 'match' }>, value: NonNullable<AnswerValue>): string[] {
  if (typeof value === 'string' || Array.isArray(value)) return [];
  return question.items.flatMap((item) => {
    const option = value[item.value];
    return option === undefined ? [] : [`${item.label}: ${labelIn(question.options, option)}`];
  });
}

function labelIn(options: readonly { value: string; label: string }[], key: string): string {
  return options.find(({ value }) => value === key)?.label ?? key;
}
