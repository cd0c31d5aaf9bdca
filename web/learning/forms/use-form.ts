import { useRef, useState } from 'react';
import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { answerFaults, type AnswerFault } from '#contract/rules/forms/answer-faults.ts';
import type { Answer, Answers } from '#contract/rules/forms/field.ts';
import { visibleAnswers } from '#contract/rules/forms/visible-fields.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { dropDraft, readDraft, storeDraft, type Draft } from './model/draft.ts';
import { answersOf, withAnswer } from './model/typed-answers.ts';

export type Outcome = 'submitted' | 'already' | 'expired' | 'invalid';

const outcomes: Record<string, Outcome> = {
  form_already_answered: 'already',
  form_expired: 'expired',
  form_link_invalid: 'invalid',
};

const empty: Draft = { answers: {}, fileNames: {}, savedAt: 0 };

type Input = { token: string; fields: readonly OpenedField[]; onEnd: (outcome: Outcome) => void };

export function useForm({ token, fields, onEnd }: Input) {
  const word = useFaultWords();
  const sending = useSending();
  const [draft, setDraft] = useState(() => readDraft(token) ?? empty);
  const [isStored, setStored] = useState(draft.savedAt > 0);
  // The same for every attempt, so that a lost answer does not look like a second submission.
  const submissionKey = useRef(crypto.randomUUID());
  const answers = answersOf(fields, draft.answers);

  function change(key: string, answer: Answer | undefined, fileName?: string): void {
    setDraft((before) => {
      const fileNames = fileName === undefined ? before.fileNames : { ...before.fileNames, [key]: fileName };
      const next = { answers: withAnswer(before.answers, key, answer), fileNames, savedAt: Date.now() };
      setStored(storeDraft(token, next));
      return next;
    });
  }

  async function submit(): Promise<void> {
    const faults = answerFaults(fields, onlyKnown(fields, answers));
    if (faults.length > 0) return sending.refuse(faults.map((fault) => ({ field: fault.key, message: word(fault) })));
    await sending.send(async () => {
      const outcome = await send(visibleAnswers(fields, answers));
      dropDraft(token);
      onEnd(outcome);
    });
  }

  async function send(input: Answers): Promise<Outcome> {
    try {
      const data = { token, submission_key: submissionKey.current, answers: copied(input) };
      await api().forms.submitForm({ data: [data] });
      return 'submitted';
    } catch (error) {
      const outcome = outcomes[codeOf(error) ?? ''];
      if (outcome === undefined) throw error;
      return outcome;
    }
  }

  return { ...sending, draft, answers, isStored, change, submit };
}

export type FormInHand = ReturnType<typeof useForm>;

/** A draft of an earlier version may hold more. */
function onlyKnown(fields: readonly OpenedField[], answers: Answers): Answers {
  const existing = new Set(fields.map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => existing.has(key)));
}

/** The contract takes lists that may change. */
function copied(answers: Answers): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer]),
  );
}

function useFaultWords(): (fault: AnswerFault) => string {
  const t = useTexts('form');
  return ({ code, values }) => t(code, values);
}
