import { useState } from 'react';
import type { OpenedAttempt } from '#contract/assessments/calls.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { typedOnDevice } from '#web/shared/unsent/typed-on-device.ts';
import { startOf, type TypedPoints } from '../model/typed-points.ts';

type Typed = Readonly<Record<string, TypedPoints>>;

const pointsOnDevice = typedOnDevice<Typed>('unsent_points_');

/** The points and comments by question that a trainer types; on the device until they are sent. */
export function useTypedPoints(attempt: OpenedAttempt) {
  const userId = useUser()?.id ?? 0;
  const key = `${attempt.id} ${attempt.version}`;
  const [typed, setTyped] = useState<Typed>(() => pointsOnDevice.read(userId, key) ?? startOf(attempt));

  function change(questionId: string, points: TypedPoints): void {
    const next = { ...typed, [questionId]: points };
    setTyped(next);
    pointsOnDevice.store(userId, key, next);
  }

  return { typed, change, drop: () => pointsOnDevice.drop(userId, key) };
}
