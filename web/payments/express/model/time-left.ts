/** Whole seconds until a moment; a started one counts. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** «1:59» */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const patienceMs = 30_000;

/** A buyer who has waited a while may send another request: the first one may never have arrived. */
export function mayResend({ confirm_within_ms: leftMs }: { confirm_within_ms: number | null }, answerSeconds: number) {
  return (leftMs ?? 0) <= answerSeconds * 1_000 - patienceMs;
}
