import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { startOf, type TypedPoints } from '../model/typed-points.ts';

const useTyped = typedOnDevice<Readonly<Record<string, TypedPoints>>>('unsent_points_');

/** The points and comments by question that a trainer types. */
export function useTypedPoints(attempt: OpenedAttempt) {
  return useTyped(`${attempt.id} ${attempt.version}`, startOf(attempt));
}
