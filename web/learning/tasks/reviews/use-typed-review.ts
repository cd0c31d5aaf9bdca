import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';

const useTyped = typedOnDevice<{ feedback: string; grade: string }>('unsent_reviews_');

/** The review that a trainer types. Another round, or a changed one, starts empty. */
export function useTypedReview({ id, version }: Pick<HandIn, 'id' | 'version'>) {
  return useTyped(`${id} ${version}`, { feedback: '', grade: '' });
}
