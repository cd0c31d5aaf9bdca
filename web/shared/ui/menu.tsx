import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import styles from './menu.module.css';

type MenuProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
};

export function Menu({ trigger, label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current && list.current) return behaveAsMenu(menu.current, list.current);
  }, []);
  return (
    <details ref={menu} className={styles.root}>
      <summary className={styles.trigger}>
        {trigger}
        <Hidden>{label}</Hidden>
      </summary>
      <div ref={list} className={classes(styles.list, styles.end)}>
        {children}
      </div>
    </details>
  );
}

function behaveAsMenu(menu: HTMLDetailsElement, list: HTMLElement) {
  const listening = new AbortController();
  const isOutside = (place: EventTarget | null) => place instanceof Node && !menu.contains(place);
  const close = () => {
    menu.open = false;
  };
  const { signal } = listening;
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
  menu.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  menu.addEventListener('keydown', (event) => moveFocus(event, menu), { signal });
  const chosen = () => {
    // The chosen item disappears; a dialog that opens now returns the focus to where it was.
    if (list.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    close();
  };
  list.addEventListener('click', chosen, { signal });
  return () => listening.abort();
}

function moveFocus(event: KeyboardEvent, menu: HTMLDetailsElement) {
  if (event.key === 'Escape' && menu.open) {
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
    return;
  }
  const items = [...menu.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = nextItem(event.key, current, items.length);
  if (next === null) return;
  event.preventDefault();
  menu.open = true;
  items[next]?.focus();
}

function nextItem(key: string, current: number, many: number): number | null {
  if (key === 'ArrowDown') return (current + 1) % many;
  if (key === 'ArrowUp') return current <= 0 ? many - 1 : current - 1;
  if (current < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? many - 1 : null;
}
