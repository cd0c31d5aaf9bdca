import type { TaskPlace } from './task-queries.ts';

const prefix = 'task_draft_';

export type TextDraft = { text: string; savedAt: number };

/** On this device alone, and stays at sign-out: nobody else opens the enrollment. Null where there is none. */
export function readDraft(place: TaskPlace): TextDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** False where the device stores nothing, as in some private windows. */
export function storeDraft(place: TaskPlace, draft: TextDraft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(place: TaskPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Where nothing can be stored, nothing is left.
  }
}

function keyOf({ enrollment_id, content_id }: TaskPlace): string {
  return `${prefix}${enrollment_id}_${content_id}`;
}

function isDraft(stored: unknown): stored is TextDraft {
  const { text, savedAt }: Record<string, unknown> = Object(stored);
  return typeof text === 'string' && typeof savedAt === 'number';
}
