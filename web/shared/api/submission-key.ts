let last: { what: string; key: string } | null = null;

/** The idempotency key of a form with a file: the same form keeps its key until the server has answered it. */
export function submissionKey(path: string, form: FormData): string {
  const what = [path, ...[...form].map(([name, value]) => `${name}=${described(value)}`)].join('\n');
  if (last?.what !== what) last = { what, key: crypto.randomUUID() };
  return last.key;
}

/**
 * After an answer the next submission gets a new key; after a server error, or while the first one is still running, it
 * keeps the old key.
 */
export function settleSubmission({ status, body }: { status: number; body: unknown }): void {
  if (status < 500 && !JSON.stringify(body).includes('"request_under_way"')) last = null;
}

function described(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`;
}
