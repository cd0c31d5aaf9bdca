import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NewAnswer, OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue } from '#contract/learning/assessments/questions.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { answersOnDevice } from './unsent/answers-on-device.ts';
import { newestOf } from './model/newest-of.ts';
import { answerOutboxOf, keyOf, type Outcome } from './unsent/answer-outbox.ts';

/** Where the newest answer to a question is. */
export type AnswerState =
  | { at: 'nowhere' }
  | { at: 'under_way' }
  | { at: 'device' }
  | { at: 'server'; since: string }
  | { at: 'refused'; why: string };

const typingMs = 700;

type Own = { revision: number; value: AnswerValue };

/** The answers of an open attempt: on the device at once, and on the server as soon as it takes them. */
export function useAnswers(attempt: OpenedAttempt) {
  const userId = useUser()?.id ?? 0;
  const { outbox, outcomes } = answerOutboxOf(useQueryClient(), userId);
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting, () => false);
  const existing = useSyncExternalStore(outcomes.subscribe, outcomes.get, outcomes.get);
  const [own, setOwn] = useState(() => ownAtStart(attempt, answersOnDevice.read(userId)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [outbox]);

  function change(questionId: string, value: AnswerValue, isTyped = false): void {
    const outcome = existing[keyOf(attempt.id, questionId)];
    const before = Math.max(
      own[questionId]?.revision ?? 0,
      outcome?.revision ?? 0,
      storedRevision(attempt, questionId),
    );
    const revision = Math.max(Date.now(), before + 1);
    setOwn((all) => ({ ...all, [questionId]: { revision, value } }));
    outbox.keep({ attempt_id: attempt.id, question_id: questionId, revision, value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void outbox.flush(), isTyped ? typingMs : 0);
  }

  const at = (questionId: string) => ({
    own: own[questionId],
    outcome: existing[keyOf(attempt.id, questionId)],
    stored: attempt.answers.find((answer) => answer.question_id === questionId),
  });
  return {
    change,
    valueOf: (questionId: string) => newestValue(at(questionId)),
    stateOf: (questionId: string) => stateOf(at(questionId), isWaiting),
    isWaiting,
    /** Resolves to whether the server has all answers. */
    flush: async () => {
      clearTimeout(timer.current);
      await outbox.flush();
      return !outbox.isWaiting();
    },
  };
}

type At = { own: Own | undefined; outcome: Outcome | undefined; stored: OpenedAttempt['answers'][number] | undefined };

/** That of another device counts where it is newer. */
function newestValue({ own, outcome, stored }: At): AnswerValue {
  const sent = outcome && 'saved' in outcome ? { revision: outcome.revision, value: outcome.saved.value } : undefined;
  return newestOf([own, sent, stored]);
}

function stateOf({ own, outcome, stored }: At, isWaiting: boolean): AnswerState {
  const [mine, sent] = [revisionOf(own), revisionOf(outcome)];
  if (stored && stored.revision > Math.max(mine, sent)) return { at: 'server', since: stored.saved_at };
  if (outcome && sent >= mine) {
    return 'saved' in outcome
      ? { at: 'server', since: outcome.saved.saved_at }
      : { at: 'refused', why: outcome.refused };
  }
  return own ? { at: isWaiting ? 'device' : 'under_way' } : { at: 'nowhere' };
}

/** What an earlier visit has left on the device and the server does not have. */
function ownAtStart(attempt: OpenedAttempt, unsent: readonly NewAnswer[]): Record<string, Own> {
  const mine = unsent.filter(
    (one) => one.attempt_id === attempt.id && one.revision > storedRevision(attempt, one.question_id),
  );
  return Object.fromEntries(mine.map(({ question_id, revision, value }) => [question_id, { revision, value }]));
}

function storedRevision({ answers }: OpenedAttempt, questionId: string): number {
  return answers.find(({ question_id }) => question_id === questionId)?.revision ?? 0;
}

function revisionOf(existing: { revision: number } | undefined): number {
  return existing?.revision ?? 0;
}
