import type { Notice } from './notice.ts';
import type * as toasts from './toasts.tsx';
import { noticeWords } from './notice-words.ts';
import styles from './plain-notice.module.css';

/** Shows an error without loading anything, for when the toast code cannot be fetched. */
function showPlainly({ messages }: Notice): void {
  const notice = document.createElement('div');
  notice.role = 'alert';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = noticeWords().close;
  close.addEventListener('click', () => notice.remove());
  notice.append(...[messages].flat().map(paragraphOf), close);
  placeForNotices().append(notice);
}

function paragraphOf(message: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = message;
  return paragraph;
}

let place: HTMLElement | undefined;

function placeForNotices(): HTMLElement {
  if (!place) {
    place = document.body.appendChild(document.createElement('div'));
    place.className = styles.list ?? '';
  }
  return place;
}

let drawing: Promise<typeof toasts> | undefined;

export function notify(notice: Notice): void {
  const arriving = import('./toasts.tsx');
  drawing = arriving;
  arriving.then(
    ({ showToast }) => showToast(notice),
    // The error is often a lost network, and then the toast code cannot load either.
    () => notice.kind === 'error' && showPlainly(notice),
  );
}

export function closePassingNotices(): void {
  drawing?.then(({ closePassing }) => closePassing(), console.warn);
}
