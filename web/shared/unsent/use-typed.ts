import { useState } from 'react';
import { useUser } from '../session/session-store.ts';
import { listOnDevice } from './list-on-device.ts';

type Entry<Typed> = { key: string; typed: Typed };

/** What was reviewed meanwhile on another device is never sent from this one. */
const most = 50;

/**
 * A hook for what a user types about several things, each with a key: it is on the device, the newest for each key, until
 * it was sent and is dropped.
 */
export function typedOnDevice<Typed extends object>(prefix: string) {
  const { read, store } = listOnDevice<Entry<Typed>>(prefix);
  const others = (userId: number, key: string) => read(userId).filter((entry) => entry.key !== key);

  return function useTyped(key: string, start: Typed) {
    const userId = useUser()?.id ?? 0;
    const [typed, setTyped] = useState(() => read(userId).find((entry) => entry.key === key)?.typed ?? start);

    function change(changed: Partial<Typed>): void {
      const next = { ...typed, ...changed };
      setTyped(next);
      store(userId, [...others(userId, key), { key, typed: next }].slice(-most));
    }

    return { typed, change, drop: () => store(userId, others(userId, key)) };
  };
}
