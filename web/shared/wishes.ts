import { useSyncExternalStore } from 'react';

/** The courses that the signed-in person keeps for later; web/wishlist finds them out, and null is not known yet. */
export type Wished = readonly number[] | null;

let wished: Wished = null;
const hearers = new Set<() => void>();

export function currentWished(): Wished {
  return wished;
}

export function setWished(next: Wished): void {
  wished = next;
  for (const hear of hearers) hear();
}

export function useWished(): Wished {
  return useSyncExternalStore(onWishedChange, currentWished, () => null);
}

function onWishedChange(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
