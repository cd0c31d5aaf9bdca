import { useEffect, type RefObject } from 'react';
import { useKeysSwitch } from './keys-switch.ts';

const steps: Record<string, number> = { j: 1, k: -1 };

/** `/` to the search, `J` and `K` from row to row, `X` to choose one. Each is a link, a field or a box as well. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const { isOn } = useKeysSwitch();

  useEffect(() => {
    if (!isOn) return;
    const act = (event: KeyboardEvent) => {
      if (!list.current || isForElse(event)) return;
      if (pressed(event.key.toLowerCase(), list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isOn, list]);
}

export function isForElse({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || defaultPrevented) return true;
  if (!(target instanceof HTMLElement) || document.querySelector('dialog[open]')) return true;
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
}

function pressed(key: string, list: HTMLElement): boolean {
  if (key === '/') return focus(list.querySelector<HTMLElement>('input[type="search"]'));
  const rows = rowsOf(list).filter((row) => opener(row) !== null);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'x') {
    const box = rows[current]?.querySelector<HTMLElement>('input[type="checkbox"]');
    box?.click();
    return box !== undefined && box !== null;
  }
  const step = steps[key];
  if (step === undefined) return false;
  const next = rows[Math.max(0, Math.min(rows.length - 1, current + step))];
  return focus(next ? opener(next) : null);
}

function opener(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('th a, summary');
}

/** Of a table, or of a list whose entries open. */
function rowsOf(list: HTMLElement): Element[] {
  const entries = [...list.querySelectorAll('ol > li > details')];
  return entries.length > 0 ? entries : [...list.querySelectorAll('tbody tr')];
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}
