/** Whole seconds until a moment; a started one counts. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** «1:59» */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const patienceSeconds = 30;

type Attempt = { created_at: string; expires_at: string | null };

/** A buyer who has waited a while may send another request: the first one may never have arrived. */
export function mayResend({ created_at, expires_at }: Attempt, remaining: number): boolean {
  if (expires_at === null) return true;
  return remaining <= secondsLeft(Date.parse(expires_at), Date.parse(created_at)) - patienceSeconds;
}
