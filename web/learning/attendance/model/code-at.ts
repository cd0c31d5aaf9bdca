import type { OpenCode } from '#contract/learning/attendance/calls.ts';

/** The code that is shown at a moment of the server's clock; null once check-ins have ended, or where it is too old. */
export function codeAt({ codes, entry_until }: OpenCode, now: number): { code: string; secondsLeft: number } | null {
  const shown = codes.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until));
  if (!shown || now >= Date.parse(entry_until)) return null;
  return { code: shown.code, secondsLeft: Math.ceil((Date.parse(shown.until) - now) / 1_000) };
}
