import { useSyncExternalStore } from 'react';
import type { ListedCurrency, ListedLocale } from '../lists/listed.ts';

/** The application settings that the browser reads at start [specification 3]; none when they failed to load. */
export type AppSettings = {
  PrivacyPolicyUrl?: string;
  WebsiteUrl?: string;
  LinkedinUrl?: string;
  defaultLocale?: string;
  hasShoppingCart?: string;
  multiFactorAuthentication?: string;
  minimumLoadingScreenMs?: string;
  passwordMinLength?: string;
  hasReviews?: string;
  bankIban?: string;
};

export const minimumLoadingScreenMs = 2_500;

export type AppStart = {
  ready: boolean;
  settings: AppSettings;
  settingsFailed: boolean;
  /** The operator's books are kept by an ERP, and so everything is sold in its main currency [specification 4]. */
  hasErp: boolean;
  /** What one may choose from; nothing before the start. */
  locales: readonly ListedLocale[];
  currencies: readonly ListedCurrency[];
  currenciesFailed: boolean;
};

let start: AppStart = {
  ready: false,
  settings: {},
  settingsFailed: false,
  hasErp: false,
  locales: [],
  currencies: [],
  currenciesFailed: false,
};
const atFirst = start;
const listeners = new Set<() => void>();

export function setAppStart(next: Partial<AppStart>): void {
  start = { ...start, ...next };
  for (const listener of listeners) listener();
}

export function appStart(): AppStart {
  return start;
}

export function currentSettings(): AppSettings {
  return start.settings;
}

/** Of the start what `select` reads of it, which is the same as long as that is: anyone who asks is drawn again only then. */
export function useAppStart<T>(select: (start: AppStart) => T): T {
  return useSyncExternalStore(
    onStartChange,
    () => select(start),
    () => select(atFirst),
  );
}

export function useIsStarted(): boolean {
  return useAppStart(({ ready }) => ready);
}

function onStartChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cart is on only when the setting is the text true; when settings fail it is off. */
export function useHasCart(): boolean {
  return useAppStart(({ settings }) => settings.hasShoppingCart === 'true');
}
