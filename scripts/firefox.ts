import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The machine's Firefox. Unlike Chromium, it does not come from npm. */
export function findFirefox(): string {
  const named = process.env.FIREFOX_EXECUTABLE_PATH;
  const path = (named ? [named] : usualPlaces).find((place) => existsSync(place));
  if (path) return path;
  throw new Error(
    named
      ? `FIREFOX_EXECUTABLE_PATH: there is no ${named}.`
      : "This machine has no Firefox: install Debian's package firefox-esr, or name one in FIREFOX_EXECUTABLE_PATH.",
  );
}
