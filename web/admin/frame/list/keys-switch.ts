import { useSyncExternalStore } from 'react';

const key = 'desk_keys';
const listeners = new Set<() => void>();

function isOn(): boolean {
  return localStorage.getItem(key) !== 'off';
}

/** Whether single keys act, on this device. */
export function useKeysSwitch() {
  const current = useSyncExternalStore(listen, isOn, () => true);
  return { isOn: current, toggle: () => switchTo(!current) };
}

function switchTo(next: boolean): void {
  if (next) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
