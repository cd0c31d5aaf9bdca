import type { KeyboardEvent } from 'react';

/** Ctrl S saves a form. */
export function saveByKey(save: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
}
