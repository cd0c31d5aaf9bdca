import { GlobalWindow } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { siteOrigin, type Network } from './network.ts';
import { uploadsOver } from './uploads.ts';

/** Requests and answers use Node's classes, as the API does. */
const ofNode = [
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
];

type Tab = {
  path: string;
  network: Network;
  storage: Record<string, string>;
  /** What the tab keeps over a reload. */
  inTab: Record<string, string>;
  language: string;
  /** Speeds up the page's timers by this factor. */
  timesFaster: number;
};

/** A fresh window without other tabs; closing it stops everything in it. */
export function openWindow({ path, network, storage, inTab, language, timesFaster }: Tab): () => Promise<void> {
  const window = new GlobalWindow({ url: siteOrigin + path, width: 1280, height: 800, console });
  for (const [name, value] of Object.entries({ language, languages: [language] }))
    Object.defineProperty(window.navigator, name, { value });
  // Without locks, since there is one tab.
  Reflect.deleteProperty(Object.getPrototypeOf(window.navigator), 'locks');
  for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(inTab)) window.sessionStorage.setItem(key, value);
  const natives = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true });
  const ours = {
    fetch: network.fetch,
    BroadcastChannel: undefined,
    IntersectionObserver: EverythingInView,
    FormData: formDataOf(window),
    XMLHttpRequest: uploadsOver(network),
  };
  const putBack = [...natives.map(([name, descriptor]) => define(name, descriptor)), ...values(ours)];
  const timers = startTimers(timesFaster);

  return async () => {
    timers.stop();
    for (const undo of putBack.toReversed()) undo();
    await window.happyDOM.close();
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor);
  };
}

type NotifyInView = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** Without layout everything counts as in view. */
class EverythingInView {
  readonly #notify: NotifyInView;

  constructor(notify: NotifyInView) {
    this.#notify = notify;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#notify([{ isIntersecting: true, target }]));
  }

  unobserve(): void {}
  disconnect(): void {}
}

/** Node's FormData, which Node's Request accepts, filled from a form of this window. */
function formDataOf(window: GlobalWindow) {
  const { FormData } = globalThis;
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      const fields = new window.FormData(form as never, (submitter ?? undefined) as never);
      for (const [name, value] of fields) if (typeof value === 'string') this.append(name, value);
    }
  };
}

function values(input: Record<string, unknown>): (() => void)[] {
  return Object.entries(input).map(([name, value]) => define(name, { value, configurable: true, writable: true }));
}

/** Returns a function that restores the previous value. */
function define(name: string, descriptor: PropertyDescriptor | undefined): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  return () => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  };
}

/** Timers that run faster than the clock and end with their window. */
function startTimers(timesFaster: number): { stop: () => void } {
  const { setTimeout, setInterval } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const during = <Start extends typeof setTimeout | typeof setInterval>(start: Start) =>
    Object.assign((run: () => void, ms = 0, ...input: unknown[]) => {
      const timer = (start as typeof setTimeout)(run, ms / timesFaster, ...(input as []));
      running.add(timer);
      return timer;
    }, start);
  const undo = values({ setTimeout: during(setTimeout), setInterval: during(setInterval) });
  return {
    stop: () => {
      for (const each of undo) each();
      for (const timer of running) clearTimeout(timer);
    },
  };
}
