export const freeTries = 5;
export const windowMinutes = 15;
const longestWaitSeconds = 900;

/** Seconds to wait after that many wrong tries: none up to the fourth, then one minute, doubling to a quarter hour. */
export function waitAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(longestWaitSeconds, 60 * 2 ** (tries - freeTries));
}
