export type Question = { token: string } | { number: string; last4_document?: string };

const shortestToken = 22;

/** Accepts the number on the paper, the code of the QR, or the whole address in it. */
export function questionTyped(typed: string, lastOfDocument = ''): Question {
  const text = typed.trim();
  const code = /\/certificate-validation\/([\w-]+)/.exec(text)?.[1] ?? (isCode(text) ? text : undefined);
  if (code) return { token: code };
  const last4_document = lastOfDocument.trim();
  return { number: text, ...(last4_document && { last4_document }) };
}

/** Numbers are shorter and contain slashes. */
function isCode(text: string): boolean {
  return text.length >= shortestToken && /^[\w-]+$/.test(text);
}

type Fault = 'number_missing' | 'document_short';

export function faultIn({ typed, lastOfDocument }: { typed: string; lastOfDocument: string }): Fault | null {
  if (!typed.trim()) return 'number_missing';
  const { length } = lastOfDocument.trim();
  return length > 0 && length < 4 ? 'document_short' : null;
}
