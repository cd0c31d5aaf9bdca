export function log(level: 'error' | 'info', message: string): void {
  console.error(JSON.stringify({ level, at: new Date().toISOString(), message }));
}

/** Logs the whole stack; `about` says what failed. */
export function logError(error: unknown, about: object): void {
  console.error(JSON.stringify({ level: 'error', ...about, at: new Date().toISOString(), error: stackOf(error) }));
}

export function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error);
}
