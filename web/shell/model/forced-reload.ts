const restMs = 60_000;

/** Prevents reload loops. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < restMs);
}
