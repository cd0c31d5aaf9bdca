import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import type { Notice } from './notice.ts';
import { noticeWords } from './notice-words.ts';
import styles from './toasts.module.css';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const closesAfterMs = 5_000;
/** There is something to undo. */
const actionForMs = 10_000;
/** A toast shown while leaving a page belongs to the next one. */
const newForMs = 1_000;
let root: Root | undefined;
const passing = new Map<ReturnType<typeof toast>, number>();

export function showToast(notice: Notice): void {
  draw();
  const isError = notice.kind === 'error';
  const id = toast(Toast, {
    data: notice,
    role: isError ? 'alert' : 'status',
    autoClose: isError ? false : notice.action ? actionForMs : closesAfterMs,
    onOpen: makeWay,
    onClose: () => passing.delete(id),
  });
  if (!isError) passing.set(id, performance.now());
}

export function closePassing(): void {
  for (const [id, shownAt] of passing) if (performance.now() - shownAt > newForMs) toast.dismiss(id);
}

/** Rendered again for every notice, since the language may have changed. */
function draw(): void {
  root ??= firstRoot();
  root.render(
    <ToastContainer
      position="bottom-right"
      aria-label={noticeWords().list}
      className={() => classes(styles.list)}
      toastClassName={() => classes(styles.toast)}
      transition={false}
      closeButton={false}
      icon={false}
      customProgressBar
    />,
  );
}

function firstRoot(): Root {
  document.addEventListener('focusin', makeWaySoon);
  // The focused element also moves under the toasts when the page scrolls, and when what is around it changes.
  document.addEventListener('scroll', makeWaySoon, { passive: true, capture: true });
  new ResizeObserver(makeWaySoon).observe(document.body);
  new MutationObserver(makeWaySoon).observe(document.body, { childList: true, subtree: true });
  return createRoot(document.body.appendChild(document.createElement('div')));
}

function makeWaySoon(): void {
  requestAnimationFrame(makeWay);
}

/**
 * Toasts that would cover the focused element stand above it, at the same edge of the page, or beside it where there is
 * room only there [WCAG 2.4.11].
 */
function makeWay(): void {
  const list = document.querySelector<HTMLElement>(`.${styles.list}`);
  const { activeElement: active, body } = document;
  if (!list || !active || active === body || list.contains(active)) return;
  for (const move of ['--raised', '--beside']) list.style.removeProperty(move);
  const [notices, focused] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
  if (!covers(notices, focused)) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const margin = clientWidth - notices.right;
  const hasRoomAbove = notices.height + 2 * margin <= focused.top;
  const hasRoomBeside = notices.width + 2 * margin <= focused.left;
  if (hasRoomAbove) list.style.setProperty('--raised', `${clientHeight - focused.top + margin}px`);
  else if (hasRoomBeside) list.style.setProperty('--beside', `${clientWidth - focused.left + margin}px`);
}

function covers(notices: DOMRect, focused: DOMRect): boolean {
  const isBeside = focused.right <= notices.left || focused.left >= notices.right;
  const isAboveOrBelow = focused.bottom <= notices.top || focused.top >= notices.bottom;
  // A focused element larger than the free space stays visible around the toasts.
  const isLarge = focused.height > notices.top;
  return !isBeside && !isAboveOrBelow && !isLarge;
}

function Toast({ data: { kind, messages, action }, closeToast, isPaused }: ToastContentProps<Notice>) {
  return (
    <div className={classes(styles.face, kind === 'error' && styles.bad, action && styles.withAction)}>
      <Icon of={icons[kind]} />
      <div className={styles.words}>
        {[messages].flat().map((message) => (
          <p key={message}>{message}</p>
        ))}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              closeToast();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={X} label={noticeWords().close} onPress={() => closeToast(true)} />
      {kind !== 'error' && (
        <span className={classes(styles.time, isPaused && styles.paused)} onAnimationEnd={() => closeToast()} />
      )}
    </div>
  );
}
