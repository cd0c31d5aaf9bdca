import type { Answers } from '#contract/rules/forms/field.ts';

const prefix = 'form_draft_';
const shortOfToken = 12;

export type Draft = { answers: Answers; fileNames: Record<string, string>; savedAt: number };

/** On this device alone, under a part of the token that opens nothing. Null where there is none. */
export function readDraft(token: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** False where the device stores nothing, as in some private windows. */
export function storeDraft(token: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(token: string): void {
  try {
    localStorage.removeItem(keyOf(token));
  } catch {
    // Where nothing can be stored, nothing is left.
  }
}

function keyOf(token: string): string {
  return prefix + token.slice(0, shortOfToken);
}

function isDraft(stored: unknown): stored is Draft {
  const { answers, fileNames, savedAt }: Record<string, unknown> = Object(stored);
  return isRecord(answers) && isRecord(fileNames) && typeof savedAt === 'number';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
