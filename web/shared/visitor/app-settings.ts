import { useSyncExternalStore } from 'react';
import type { ListedCurrency, ListedLocale } from '../lists/listed.ts';
import { makeStore } from '../store.ts';

/** Application settings loaded at start [specification 3]; empty when they failed to load. */
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
  cashAddress?: string;
  cashHours?: string;
  paymentMethods?: string;
  multicaixaExpress?: string;
};

export type AppStart = {
  ready: boolean;
  settings: AppSettings;
  settingsFailed: boolean;
  /** An ERP keeps the operator's books, so everything is sold in the main currency [specification 4]. */
  hasErp: boolean;
  locales: readonly ListedLocale[];
  currencies: readonly ListedCurrency[];
  currenciesFailed: boolean;
};

const start = makeStore<AppStart>({
  ready: false,
  settings: {},
  settingsFailed: false,
  hasErp: false,
  locales: [],
  currencies: [],
  currenciesFailed: false,
});
const first = start.get();

export const appStart = start.get;

export function setAppStart(next: Partial<AppStart>): void {
  start.set({ ...start.get(), ...next });
  if (next.ready) settle(start.get().settings);
}

let settle: (settings: AppSettings) => void;
const settled = new Promise<AppSettings>((resolve) => {
  settle = resolve;
});

/** Called as soon as the settings have loaded or failed, before the page is hydrated: guards wait for it. */
export function settleSettings(settings: AppSettings): void {
  settle(settings);
}

/** For guards: whether the cart is on, once the settings are known. */
export async function hasCartWhenKnown(): Promise<boolean> {
  const loaded = await settled;
  const { ready, settings } = start.get();
  return isCartOn(ready ? settings : loaded);
}

/** Renders again only when the selected value changes, so `select` must not build a new object. */
export function useAppStart<T>(select: (start: AppStart) => T): T {
  return useSyncExternalStore(
    start.subscribe,
    () => select(start.get()),
    () => select(first),
  );
}

export function useIsStarted(): boolean {
  return useAppStart(({ ready }) => ready);
}

export function useHasCart(): boolean {
  return useAppStart(({ settings }) => isCartOn(settings));
}

/** Settings are texts: only 'true' turns the cart on, so failed settings turn it off. */
function isCartOn({ hasShoppingCart }: AppSettings): boolean {
  return hasShoppingCart === 'true';
}
