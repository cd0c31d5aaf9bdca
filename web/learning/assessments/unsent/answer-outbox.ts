import type { QueryClient } from '@tanstack/react-query';
import type { NewAnswer, SavedAnswer } from '#contract/learning/assessments/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { makeStore } from '#web/shared/store.ts';
import { makeOutbox } from '#web/shared/unsent/make-outbox.ts';
import { isSignedInAs, onePerUser } from '#web/shared/unsent/one-per-user.ts';
import { withAnswer, withoutAnswer } from '../model/unsent-answers.ts';
import { answersOnDevice } from './answers-on-device.ts';

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
    read: () => answersOnDevice.read(userId),
    store: (unsent) => answersOnDevice.store(userId, unsent),
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
    maySend: () => isSignedInAs(userId),
    later: (run) => void setTimeout(run, retryMs),
  });
  return { outbox, outcomes };
}

/** Of one user. */
export const answerOutboxOf = onePerUser(makeAnswerOutbox, ({ outbox }) => outbox.flush());
