let last: { what: string; key: string } | null = null;

/**
 * The Idempotency-Key of a form with a file: the same one when the same form is sent again because nobody knows whether
 * it arrived, and another one after an answer.
 */
export function submissionKey(path: string, form: FormData): string {
  const what = [path, ...[...form].map(([name, value]) => `${name}=${described(value)}`)].join('\n');
  if (last?.what !== what) last = { what, key: crypto.randomUUID() };
  return last.key;
}

/** What is sent after an answer is another submission; a server that failed, or is at it still, may take this one yet. */
export function settleSubmission({ status, body }: { status: number; body: unknown }): void {
  if (status < 500 && !JSON.stringify(body).includes('"request_under_way"')) last = null;
}

function described(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`;
}
