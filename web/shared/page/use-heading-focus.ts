import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the view changes, as a new page does, since the control that had it may be gone.
 * Before the browser paints, or it would take the focus from somebody who types already.
 */
export function useHeadingFocus(view: number | boolean | null | undefined): void {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [view]);
}
