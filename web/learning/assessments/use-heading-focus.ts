import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the heading when the view changes, since the control that had it is gone. */
export function useHeadingFocus(view: number | boolean | null): void {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [view]);
}
