import { answerTo, type Answer, type Answers, type Condition, type FieldRule } from './field.ts';

/**
 * The fields that these answers show, in order. The fields after a section belong to it and hide with it. A hidden field
 * meets no condition, so what depends on it is hidden too.
 */
export function visibleFields<F extends FieldRule>(fields: readonly F[], answers: Answers): F[] {
  const shown = new Set<string>();
  let isSectionShown = true;
  return fields.filter(({ key, kind, show_if: condition }) => {
    const isMet = !condition || (shown.has(condition.key) && meets(answerTo(answers, condition.key), condition));
    if (kind === 'section') isSectionShown = isMet;
    if (isMet && isSectionShown && kind !== 'section') shown.add(key);
    return isMet && isSectionShown;
  });
}

/** What is sent and stored: the answers to visible fields, without blanks. */
export function visibleAnswers(fields: readonly FieldRule[], answers: Answers): Answers {
  const input = visibleFields(fields, answers).flatMap(({ key, kind }) => {
    const answer = kind === 'section' ? undefined : answerTo(answers, key);
    return answer === undefined ? [] : [[key, answer] as const];
  });
  return Object.fromEntries(input);
}

function meets(answer: Answer | undefined, { any_of, at_least, at_most }: Condition): boolean {
  if (answer === undefined) return false;
  if (any_of && !chosenIn(answer).some((value) => any_of.includes(value))) return false;
  const isNumber = typeof answer === 'number';
  if (at_least !== undefined && !(isNumber && answer >= at_least)) return false;
  return at_most === undefined || (isNumber && answer <= at_most);
}

function chosenIn(answer: Answer): readonly string[] {
  return typeof answer === 'object' ? answer : [String(answer)];
}
