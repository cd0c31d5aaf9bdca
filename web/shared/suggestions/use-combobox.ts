import { useEffect, useRef, useState } from 'react';
import { keyMove } from './key-move.ts';

const pause = 200;
const fewestLetters = 2;

/** What is on offer: how many, and what choosing one does. */
type Offer = { count: number; choose: (place: number) => void };

/** What somebody types in a field, once it rests, and through which suggestion the arrows have gone. */
export function useCombobox(input: HTMLInputElement) {
  const [typed, setTyped] = useState(() => (input.value === input.defaultValue ? '' : input.value));
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const offer = useRef<Offer>({ count: 0, choose: () => undefined });
  const place = useRef(active);
  place.current = active;

  useEffect(() => {
    const wanted = typed.trim();
    const timer = setTimeout(() => setText(wanted.length >= fewestLetters ? wanted : ''), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      setOpen(false);
      setActive(-1);
    };
    const onKey = (event: KeyboardEvent) => {
      const { count, choose } = offer.current;
      const move = keyMove(event, { count, active: place.current });
      if (!move) return;
      event.preventDefault();
      if (move.kind === 'go') setActive(move.to);
      else close();
      if (move.kind === 'choose') choose(move.at);
    };
    input.addEventListener(
      'input',
      () => {
        setTyped(input.value);
        setOpen(true);
        setActive(-1);
      },
      { signal },
    );
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => listening.abort();
  }, [input]);

  return {
    text,
    isOpen,
    active,
    offer: (count: number, choose: Offer['choose']) => {
      offer.current = { count, choose };
    },
    close: (then: () => void) => {
      setOpen(false);
      setActive(-1);
      then();
    },
  };
}
