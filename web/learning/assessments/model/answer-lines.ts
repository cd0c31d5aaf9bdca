import type { ByKind } from '#contract/basics.ts';
import type { AnswerValue, OpenedQuestion } from '#contract/learning/assessments/questions.ts';

type Kinds = ByKind<OpenedQuestion>;
type Answer = NonNullable<AnswerValue>;
type File = { id: number; name: string };
type Lines<K extends keyof Kinds> = (question: Kinds[K], answer: Answer, files: readonly File[]) => string[];

const lines: { [K in keyof Kinds]: Lines<K> } = {
  choice: ({ options }, answer) => listed(answer).map((key) => labelIn(options, key)),
  several: ({ options }, answer) => listed(answer).map((key) => labelIn(options, key)),
  order: ({ options }, answer) => listed(answer).map((key, place) => `${place + 1}. ${labelIn(options, key)}`),
  match({ items, options }, answer) {
    if (typeof answer === 'string' || Array.isArray(answer)) return [];
    return items.flatMap(({ value, label }) => {
      const option = answer[value];
      return option === undefined ? [] : [`${label}: ${labelIn(options, option)}`];
    });
  },
  number: ({ unit }, answer) => listed(answer).map((number) => [number, unit].filter(Boolean).join(' ')),
  text: (_, answer) => listed(answer),
  long_text: (_, answer) => listed(answer),
  file: (_, answer, files) => listed(answer).map((id) => files.find((file) => String(file.id) === id)?.name ?? id),
};

/** What an answer says, a line for each of its parts; none where nothing was answered. */
export function answerLines(question: OpenedQuestion, value: AnswerValue, files: readonly File[] = []): string[] {
  return value === null || value === '' ? [] : linesOf(question)(question, value, files);
}

function linesOf<K extends keyof Kinds>({ kind }: { kind: K }): Lines<K> {
  return lines[kind];
}

function listed(answer: Answer): string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

function labelIn(options: readonly { value: string; label: string }[], key: string): string {
  return options.find(({ value }) => value === key)?.label ?? key;
}
