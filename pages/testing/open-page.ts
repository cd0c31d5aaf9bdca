import { configure, within, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { builtInCurrencies, defaultCurrency, defaultLocale } from '#contract/visitor-values.ts';
import { wordsIn, type Language } from './words.ts';
import { openWindow } from './browser.ts';
import { watchConsole } from './console.ts';
import { openNetwork, type Network } from './network.ts';
import type { Person } from './people.ts';
import { startApp } from './start-app.ts';
import { waitFor } from './wait-for.ts';

type Options = {
  /** A guest by default. */
  as?: Pick<Person, 'stored'>;
  /** The expected language of the page. */
  language?: Language;
  browserLanguage?: string;
  /** The previous page of the same browser, whose local storage is taken over. */
  after?: { stored: () => Record<string, string> };
  /** The page that this one reloads: the same tab of the same browser. */
  reloading?: { stored: () => Record<string, string>; storedInTab: () => Record<string, string> };
  stored?: Record<string, string>;
  /** Sets up faults before the start. */
  prepare?: (network: Network) => void;
  /** Speeds up the page's timers by this factor. */
  timesFaster?: number;
  /** Minimum time of the start overlay. */
  loadingMs?: number;
};

type Screen = ReturnType<typeof within>;
export type OpenPage = Awaited<ReturnType<typeof openPage>>;

// Errors without the HTML of the whole page are readable.
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

let open: (() => Promise<void>) | undefined;

/** Opens an address in a window of its own, which closes when another opens or the test ends. */
export async function openPage(path: string, options: Options = {}) {
  const { language = 'pt', prepare, timesFaster = 1, loadingMs = 0 } = options;
  let last = storedBefore(options);
  await open?.();
  const network = openNetwork();
  prepare?.(network);
  const watched = watchConsole();
  const { browserLanguage = 'en-US' } = options;
  const closeWindow = openWindow({ path, network, ...last, language: browserLanguage, timesFaster });
  let stopApp: (() => Promise<void>) | undefined;
  const close = async () => {
    open = undefined;
    await vi.dynamicImportSettled();
    last = storedNow();
    await stopApp?.();
    network.close();
    await closeWindow();
    watched.end();
  };
  open = close;
  onTestFinished(() => (open === close ? close() : undefined));
  writeFacts(loadingMs);
  stopApp = await startApp();

  const screen = within(document.body);
  return {
    ...lookingAt(screen),
    network,
    words: wordsIn(language),
    user: userEvent.setup({ document, delay: null }),
    expectInConsole: watched.expect,
    allowInConsole: watched.allow,
    /** As a link does. */
    goTo: (to: string) => history.pushState({}, '', to),
    stored: () => (open === close ? storedNow() : last).storage,
    storedInTab: () => (open === close ? storedNow() : last).inTab,
  };
}

function lookingAt(screen: Screen) {
  const find = (role: ByRoleMatcher, options: ByRoleOptions = {}, among = screen) =>
    waitFor(() => only(among.queryAllByRole(role, options), `${String(role)} ${String(options.name ?? '')}`));

  return {
    screen,
    inPart: (part: 'main' | 'banner' | 'contentinfo') => within(screen.getByRole(part)),
    find,
    /** The first element that contains the text. */
    findText: (text: string | RegExp, among = screen) =>
      waitFor(() => first(among.queryAllByText(text, { exact: false }), String(text))),
    /** The first element of this role that contains the text. */
    findSaying: (role: ByRoleMatcher, text: string, among = screen) =>
      waitFor(() => first(among.queryAllByRole(role).filter(saying(text)), `${String(role)} that says ${text}`)),
    /** Waits until no element of this role contains the text. */
    gone: (role: ByRoleMatcher, text: string, among = screen) =>
      waitFor(() => expect(among.queryAllByRole(role).filter(saying(text))).toEqual([])),
    heading: (text: string) =>
      waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 }).map(wordsOf)).toEqual([text])),
    at: (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address)),
  };
}

function saying(text: string): (element: HTMLElement) => boolean {
  return (element) => wordsOf(element).includes(text);
}

function wordsOf({ textContent }: HTMLElement): string {
  return textContent;
}

function first(match: HTMLElement[], what: string): HTMLElement {
  const [element] = match;
  if (!element) throw new Error(`There is no ${what} on the page:\n${document.body.innerText.slice(0, 3_000)}`);
  return element;
}

function only(match: HTMLElement[], what: string): HTMLElement {
  if (match.length > 1) throw new Error(`There is more than one ${what} on the page.`);
  return first(match, what);
}

type Stored = { storage: Record<string, string>; inTab: Record<string, string> };

function storedBefore({ as, reloading, after = reloading, stored }: Options): Stored {
  const storage = { ...after?.stored(), ...as?.stored, ...stored };
  return { storage, inTab: reloading?.storedInTab() ?? {} };
}

function storedNow(): Stored {
  return { storage: entriesOf(localStorage), inTab: entriesOf(sessionStorage) };
}

function entriesOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(Object.entries(storage));
}

/** What the server writes on <html>. */
function writeFacts(loadingMs: number): void {
  const { documentElement: html } = document;
  const named = new URL(location.href).searchParams;
  html.lang = named.get('lang') ?? defaultLocale;
  Object.assign(html.dataset, {
    loadingMs: String(loadingMs),
    currency: named.get('currency') ?? defaultCurrency,
    currencies: JSON.stringify(Object.values(builtInCurrencies)),
    site: location.origin,
    mails: 'kept',
  });
}
