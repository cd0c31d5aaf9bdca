import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { useKeysSwitch } from '../frame/list/keys-switch.ts';
import { isForElse } from '../frame/list/use-list-keys.ts';
import { neighbour, placeOf, type ItemKey } from './model/inbox-search.ts';
import { undoLatest } from './undo.ts';

type Keys = { items: readonly InboxItem[]; current: ItemKey | null; search: DeskSearch };
const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** `J` and `K` open the next and the previous item; `A`, `R` and `M` press the button that names them; `U` undoes. */
export function useInboxKeys({ items, current, search }: Keys): void {
  const { isOn } = useKeysSwitch();
  const navigate = useNavigate();

  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isForElse(event)) return;
    const key = event.key.toLowerCase();
    const step = steps[key];
    if (step === undefined) {
      if (key === 'u' ? undoLatest() : press(key)) event.preventDefault();
      return;
    }
    const next = neighbour(items, current, step);
    if (!next) return;
    event.preventDefault();
    void navigate({ to: '/admin/$', params: { _splat: placeOf(next) }, search });
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [isOn]);
}

function press(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-inbox-item] [aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.click();
  return button !== null;
}
