import type { QueryClient } from '@tanstack/react-query';
import type { NewAnswer, SavedAnswer } from '#contract/assessments/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { isConnectionLost, onConnectionChange } from '#web/shared/api/connection.ts';
import { currentSession, onSessionChange } from '#web/shared/session/session-store.ts';
import { makeStore } from '#web/shared/store.ts';
import { makeOutbox } from '#web/shared/unsent/make-outbox.ts';
import { withAnswer, withoutAnswer } from '../model/unsent-answers.ts';
import { readAnswers, storeAnswers } from './answers-on-device.ts';

const retryMs = 10_000;

/** What became of the newest answer to a question that was sent. */
export type Outcome =
  | { revision: number; saved: Pick<SavedAnswer, 'value' | 'saved_at'> }
  | { revision: number; refused: string };
type Outcomes = Readonly<Record<string, Outcome>>;

export function keyOf(attemptId: number, questionId: string): string {
  return `${attemptId} ${questionId}`;
}

function makeAnswerOutbox(client: QueryClient, userId: number) {
  const outcomes = makeStore<Outcomes>({});
  const note = ({ attempt_id, question_id }: Pick<NewAnswer, 'attempt_id' | 'question_id'>, outcome: Outcome) =>
    outcomes.set({ ...outcomes.get(), [keyOf(attempt_id, question_id)]: outcome });
  const outbox = makeOutbox<NewAnswer, SavedAnswer & { attempt_id: number }>({
    read: () => readAnswers(userId),
    store: (unsent) => storeAnswers(userId, unsent),
    add: withAnswer,
    next: ([first]) => first,
    without: withoutAnswer,
    send: async (answer) => {
      const { data } = await api().assessments.saveAnswer({ data: [answer] });
      return { ...data[0], attempt_id: answer.attempt_id };
    },
    note: (saved) => note(saved, { revision: saved.revision, saved }),
    refused: (answer, error) => {
      note(answer, {
        revision: answer.revision,
        refused: sentencesOf(error)
          .map(({ message }) => message)
          .join(' '),
      });
      // It has ended meanwhile: by its time, or on another device.
      void client.invalidateQueries({ queryKey: queries().assessments.openAttempt.key() });
    },
    maySend: () => isSignedIn(userId),
    later: (run) => void setTimeout(run, retryMs),
  });
  return { outbox, outcomes };
}

export type AnswerOutbox = ReturnType<typeof makeAnswerOutbox>;
const outboxes = new Map<number, AnswerOutbox>();

/** One per user, which goes on when the page changes. */
export function answerOutboxOf(client: QueryClient, userId: number): AnswerOutbox {
  const found = outboxes.get(userId);
  if (found) return found;
  const made = makeAnswerOutbox(client, userId);
  const flushIfAble = () => {
    if (!isConnectionLost()) void made.outbox.flush();
  };
  onConnectionChange(flushIfAble);
  onSessionChange(flushIfAble);
  outboxes.set(userId, made);
  return made;
}

function isSignedIn(userId: number): boolean {
  const session = currentSession();
  return session.status === 'user' && session.user.id === userId;
}
