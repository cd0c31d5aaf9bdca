import { type ReactNode, useLayoutEffect, useRef } from 'react';

type InPlaceProps = {
  /** Undefined until it has been opened once, so that mounting moves no focus. */
  open: boolean | undefined;
  form: ReactNode;
  children: ReactNode;
};

/** Replaces the buttons by the form and moves the focus into it, and back afterwards. */
export function InPlace({ open, form, children }: InPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open === undefined) return;
    place.current?.querySelector<HTMLElement>(open ? 'input, select, textarea' : 'button')?.focus();
  }, [open]);

  return <div ref={place}>{open ? form : children}</div>;
}
