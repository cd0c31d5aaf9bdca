import { type ReactNode, useEffect, useRef } from 'react';

type InPlaceProps = {
  /** Undefined until it was open once. */
  open: boolean | undefined;
  form: ReactNode;
  /** The buttons in whose place the form opens. */
  children: ReactNode;
};

/** A form in the place of the button that opens it: the focus goes into it, and back to the button afterwards. */
export function InPlace({ open, form, children }: InPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === undefined) return;
    place.current?.querySelector<HTMLElement>(open ? 'input, select' : 'button')?.focus();
  }, [open]);

  return <div ref={place}>{open ? form : children}</div>;
}
