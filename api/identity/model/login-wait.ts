/** How many tries are free before one must wait, from which to which wait it doubles, and when all is forgotten. */
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

/** A school or a whole mobile network may share one address: a guesser is slowed there, and nobody kept out for long. */
export const triesOfPlace: Tries = {
  free: 30,
  firstWaitSeconds: 5,
  longestWaitSeconds: 60,
  expiresAfterMinutes: 15,
};

/** Seconds to wait after that many wrong tries: none at first, then a wait that doubles, and never a lock. */
export function waitAfter(tries: number, { free, firstWaitSeconds, longestWaitSeconds }: Tries): number {
  return tries < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries - free));
}
