const prefix = 'draft_';

type Stored = { userId: number; draft: unknown };

/** Stores what a user has typed, for a reload of this tab. Signing out drops it (`web/shell/follow-session.ts`). */
export function storeDraft(form: string, userId: number, draft: object): void {
  const stored: Stored = { userId, draft };
  sessionStorage.setItem(prefix + form, JSON.stringify(stored));
}

/** Null where there is none; another user's is dropped. */
export function readDraft(form: string, userId: number): unknown {
  const stored: Stored | null = JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null');
  if (stored?.userId === userId) return stored.draft;
  dropDraft(form);
  return null;
}

export function dropDraft(form: string): void {
  sessionStorage.removeItem(prefix + form);
}

export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
