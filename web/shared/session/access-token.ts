/** Reads `iat` and `exp` of an access token, in milliseconds; null when it is not readable. */
export function timesOf(token: string): { madeAt: number; endsAt: number } | null {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('iat' in claims) || !('exp' in claims)) return null;
    const { iat, exp } = claims;
    return typeof iat === 'number' && typeof exp === 'number' ? { madeAt: iat * 1_000, endsAt: exp * 1_000 } : null;
  } catch {
    return null;
  }
}

const staleBeforeMs = 20_000;

/** Whether a token outlasts the next request. `aheadMs`: this machine's clock minus the server's. */
export function isFresh(token: string, { now, aheadMs }: { now: number; aheadMs: number }): boolean {
  const times = timesOf(token);
  return times !== null && times.endsAt - (now - aheadMs) > staleBeforeMs;
}
