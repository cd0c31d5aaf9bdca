export type Tries = {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  expiresAfterMinutes: number;
};

export const triesOfAccount: Tries = {
  free: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
  expiresAfterMinutes: 24 * 60,
};

/** A school or a mobile network may share one address, so the waits are short. */
export const triesOfPlace: Tries = {
  free: 30,
  firstWaitSeconds: 5,
  longestWaitSeconds: 60,
  expiresAfterMinutes: 15,
};

/** In seconds. The wait doubles and never becomes a lock. */
export function waitAfter(tries: number, { free, firstWaitSeconds, longestWaitSeconds }: Tries): number {
  return tries < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries - free));
}
