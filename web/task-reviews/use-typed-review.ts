import { useState } from 'react';
import type { HandIn } from '#contract/tasks/calls.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { typedOnDevice } from '#web/shared/unsent/typed-on-device.ts';

type Typed = { feedback: string; grade: string };

const reviewsOnDevice = typedOnDevice<Typed>('unsent_reviews_');
const nothing: Typed = { feedback: '', grade: '' };

/** The review that a trainer types; on the device until it is sent. Another round, or a changed one, starts empty. */
export function useTypedReview({ id, version }: Pick<HandIn, 'id' | 'version'>) {
  const userId = useUser()?.id ?? 0;
  const key = `${id} ${version}`;
  const [typed, setTyped] = useState(() => reviewsOnDevice.read(userId, key) ?? nothing);

  function change(changed: Partial<Typed>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    reviewsOnDevice.store(userId, key, next);
  }

  return { ...typed, change, drop: () => reviewsOnDevice.drop(userId, key) };
}
