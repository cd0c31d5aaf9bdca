const restMs = 60_000;

/** A reload that was forced and did not help is not forced again and again. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < restMs);
}
