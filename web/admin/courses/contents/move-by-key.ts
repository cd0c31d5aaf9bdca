import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Alt with an arrow moves the item of the list in which the focus is. `place` counts from 0. */
export function moveByKey(move: (place: number, step: 'up' | 'down') => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    if (!event.altKey || !step || !item) return;
    event.preventDefault();
    move([...event.currentTarget.querySelectorAll('li')].indexOf(item), step);
  };
}
