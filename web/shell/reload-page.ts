import { useEffect } from 'react';
import { isReachable } from '#web/shared/api/reachable.ts';
import { mayReload } from './model/forced-reload.ts';

const storageKey = 'reloaded_at';
const everyMs = 3_000;

/** Whether the page may reload by itself now. It is then to do so: the next time is a minute later. */
export function takeReload(): boolean {
  if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  return true;
}

/** A browser never asks again for a file that another one of the page needed in vain: only a new document does. */
export function useReloadOnceReachable(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => void reloadIfReachable(), everyMs);
    return () => clearInterval(timer);
  }, [isNeeded]);
}

async function reloadIfReachable(): Promise<void> {
  if ((await isReachable()) && takeReload()) location.reload();
}
