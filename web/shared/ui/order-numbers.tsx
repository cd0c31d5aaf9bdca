import { Fragment } from 'react';
import { NoBreak } from './layout.tsx';

/** Text whose order numbers, such as M-2026-000123, do not break at a hyphen. */
export function OrderNumbers({ in: text }: { in: string }) {
  return text.split(/(M-\d{4}-\d+)/).map((part, index) =>
    // Every second part is a number.
    index % 2 ? <NoBreak key={index}>{part}</NoBreak> : <Fragment key={index}>{part}</Fragment>,
  );
}
