import { useEffect, useRef, useState } from 'react';
import { keyMove } from './key-move.ts';

const debounceMs = 200;
const minLetters = 2;

type Offer = { count: number; active: number; choose: (place: number) => void };

/**
 * The debounced text of a search field and the active suggestion. A new address closes the list, since the search was
 * submitted.
 */
export function useCombobox(input: HTMLInputElement, address: string) {
  const [typed, setTyped] = useState(() => (isSent(input.value, address) ? '' : input.value));
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(typed !== '');
  const [active, setActive] = useState(-1);
  const rendered = useRef(input.value);
  const offer = useRef<Offer>({ count: 0, active: -1, choose: () => undefined });

  useEffect(() => {
    const requested = typed.trim();
    const timer = setTimeout(() => setText(requested.length >= minLetters ? requested : ''), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const [last, setLast] = useState(address);
  if (last !== address) {
    setLast(address);
    setOpen(false);
  }

  useEffect(() => {
    const show = (open: boolean) => {
      setOpen(open);
      setActive(-1);
    };
    const type = (now: string) => {
      setTyped(now);
      show(true);
    };
    // Text typed between rendering and hydration fired no listener.
    if (input.value !== rendered.current) type(input.value);
    return listenTo(input, {
      type,
      close: () => show(false),
      go: setActive,
      offer: () => offer.current,
    });
  }, [input]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  return { text, isOpen, active, close, offer: (now: Offer) => void (offer.current = now) };
}

function isSent(text: string, address: string): boolean {
  return text === (new URLSearchParams(address.split('?')[1]).get('search') ?? '');
}

type Listeners = { type: (now: string) => void; close: () => void; go: (to: number) => void; offer: () => Offer };

function listenTo(input: HTMLInputElement, { type, close, go, offer }: Listeners): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onKey = (event: KeyboardEvent) => {
    const { choose, ...at } = offer();
    const move = keyMove(event, at);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'go') go(move.to);
    else close();
    if (move.kind === 'choose') choose(move.at);
  };
  input.addEventListener('input', () => type(input.value), { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('blur', close, { signal });
  input.form?.addEventListener('submit', close, { signal });
  return () => listening.abort();
}
