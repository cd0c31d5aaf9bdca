import type { scales } from '#contract/learning/forms/values.ts';

/** The answer of the field `key` that shows another one. Every given part must hold. */
export type Condition = {
  key: string;
  any_of?: readonly string[] | undefined;
  at_least?: number | undefined;
  at_most?: number | undefined;
};

type Shown = { key: string; show_if?: Condition | undefined };
type Question = Shown & { is_required: boolean };
type Options = readonly { value: string }[];

/** What the rules know of a field: everything but its words. */
export type FieldRule =
  | (Shown & { kind: 'section' })
  | (Question & { kind: 'text' | 'long_text'; longest: number })
  | (Question & { kind: 'number'; least: number; most: number; decimals: number })
  | (Question & { kind: 'choice'; options: Options })
  | (Question & { kind: 'several'; options: Options; most_choices: number })
  | (Question & { kind: 'scale'; scale: (typeof scales)[number] })
  | (Question & { kind: 'date'; earliest?: string | undefined; latest?: string | undefined })
  | (Question & { kind: 'file' });

export type Answer = string | number | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** Blank answers count as none. */
export function answerTo(answers: Answers, key: string): Answer | undefined {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer.trim();
  if (Array.isArray(answer) && answer.length === 0) return undefined;
  return answer;
}

export function stepsOf(scale: (typeof scales)[number]): number[] {
  return scale === '1-5' ? [1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
}
