import { useSyncExternalStore } from 'react';

/** The application settings that the browser reads at start [specification 3]; null values when they failed to load. */
export type AppSettings = {
  PrivacyPolicyUrl?: string;
  WebsiteUrl?: string;
  LinkedinUrl?: string;
  defaultLocale?: string;
  hasShoppingCart?: string;
  minimumLoadingScreenMs?: string;
  passwordMinLength?: string;
};

export const minimumLoadingScreenMs = 2_500;

type AppStart = { ready: boolean; settings: AppSettings; settingsFailed: boolean };

let start: AppStart = { ready: false, settings: {}, settingsFailed: false };
const atFirst = start;
const hearers = new Set<() => void>();

export function setAppStart(next: Partial<AppStart>): void {
  start = { ...start, ...next };
  for (const hear of hearers) hear();
}

export function currentSettings(): AppSettings {
  return start.settings;
}

export function useAppStart(): AppStart {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => start,
    () => atFirst,
  );
}

/** The cart is on only when the setting is the text true; when settings fail it is off. */
export function useHasCart(): boolean {
  return useAppStart().settings.hasShoppingCart === 'true';
}
