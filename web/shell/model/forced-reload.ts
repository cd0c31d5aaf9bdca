const restMs = 60_000;

export function mayReload(reloadedAt: string | null, now: number): boolean {
  return reloadedAt === null || !(now - Number(reloadedAt) < restMs);
}
