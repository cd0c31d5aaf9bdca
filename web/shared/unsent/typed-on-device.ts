import { listOnDevice } from './list-on-device.ts';

type Entry<Typed> = { key: string; typed: Typed };

/** What was reviewed meanwhile on another device is never sent from this one. */
const most = 50;

/** What a user has typed about several things and not sent yet: the newest for each key. */
export function typedOnDevice<Typed>(prefix: string) {
  const { read, store } = listOnDevice<Entry<Typed>>(prefix);
  const others = (userId: number, key: string) => read(userId).filter((entry) => entry.key !== key);

  return {
    read: (userId: number, key: string): Typed | undefined => read(userId).find((entry) => entry.key === key)?.typed,
    store: (userId: number, key: string, typed: Typed): void =>
      store(userId, [...others(userId, key), { key, typed }].slice(-most)),
    drop: (userId: number, key: string): void => store(userId, others(userId, key)),
  };
}
