import type { Pool, Question } from '#contract/learning/assessments/questions.ts';

/** From 0 to below 1. */
export type Random = () => number;

/** `shown`: the options in the order in which this attempt shows them; empty where there are none. */
export type DrawnQuestion = Question & { shown: string[] };

type Drawn = { questions: readonly Question[]; pools: readonly Pool[]; isShuffled: boolean };

/** The questions of one attempt: those without a pool, and as many of each pool as it draws. Stored, so it is fixed. */
export function drawQuestions({ questions, pools, isShuffled }: Drawn, random: Random): DrawnQuestion[] {
  const out = new Set<string>();
  for (const { key, draws } of pools) {
    const ids = questions.filter(({ pool }) => pool === key).map(({ id }) => id);
    for (const id of shuffled(ids, random).slice(draws)) out.add(id);
  }
  const drawn = questions.filter(({ id }) => !out.has(id));
  const inOrder = isShuffled ? shuffled(drawn, random) : drawn;
  return inOrder.map((question) => withPlainKeys(question, shownOrder(question, { isShuffled, random })));
}

/** Options are named after their place on the page: the keys of authors may give the answer away, as a, b, c of an order. */
function withPlainKeys(question: Question, original: readonly string[]): DrawnQuestion {
  const plain = new Map(original.map((value, place) => [value, `o${place + 1}`]));
  const key = (value: string) => plain.get(value) ?? value;
  const shown = [...plain.values()];
  if (!('options' in question)) return { ...question, shown };
  const options = question.options.map((option) => ({ ...option, value: key(option.value) }));
  switch (question.kind) {
    case 'choice':
      return { ...question, options, shown, right: key(question.right) };
    case 'several':
      return { ...question, options, shown, right: question.right.map(key) };
    case 'order':
      return { ...question, options, shown };
    case 'match':
      return { ...question, options, shown, right: mapped(question.right, key) };
  }
}

function mapped(pairs: Record<string, string>, key: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([item, value]) => [item, key(value)]));
}

/** What is to be ordered or matched is always shuffled: as it is written it would be the answer. */
function shownOrder(question: Question, { isShuffled, random }: { isShuffled: boolean; random: Random }): string[] {
  if (!('options' in question)) return [];
  const values = question.options.map(({ value }) => value);
  if (question.kind === 'order') return apartFrom(values, random);
  return isShuffled || question.kind === 'match' ? shuffled(values, random) : values;
}

function apartFrom(values: readonly string[], random: Random): string[] {
  const mixed = shuffled(values, random);
  const isSame = mixed.every((value, place) => value === values[place]);
  return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(Math.floor(random() * left.length), 1));
  return mixed;
}
