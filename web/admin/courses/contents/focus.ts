import { useEffect, useRef, useState } from 'react';

/** The element of a content in the outline, which an address can name. */
export function placeOfContent(id: number): string {
  return `content-${id}`;
}

export function placeOfModule(id: number): string {
  return `module-${id}`;
}

function focusIn(place: string): void {
  document.getElementById(place)?.querySelector<HTMLElement>('a, summary')?.focus();
}

/** What comes from elsewhere gets the focus where it arrives, and so does what the address names. */
export function useFocusOnArrival(place: string, moved: string | undefined): void {
  const [isMeant] = useState(() => place === moved || location.hash === `#${place}`);
  useEffect(() => {
    if (isMeant) focusIn(place);
  }, [isMeant, place]);
}

type Parts = { placeOf: (id: number) => string; last: string };

/** Say which item may leave its list: then the focus goes to the one after it, or else before it, or else to `last`. */
export function useFocusBeside(items: readonly { id: number }[], { placeOf, last }: Parts): (id: number) => void {
  const leaving = useRef<{ id: number; to: string }>(undefined);
  useEffect(() => {
    const { current } = leaving;
    if (!current || items.some(({ id }) => id === current.id)) return;
    leaving.current = undefined;
    // Where it came to stand, or where the user went, the focus stays.
    if (document.activeElement === document.body) focusIn(current.to);
  }, [items]);

  return (id) => {
    const at = items.findIndex((item) => item.id === id);
    const beside = items[at + 1] ?? items[at - 1];
    leaving.current = { id, to: beside ? placeOf(beside.id) : last };
  };
}
