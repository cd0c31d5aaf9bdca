import { useState } from 'react';
import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { dropDraft, readDraft, storeDraft, type TextDraft } from './text-draft.ts';

/** The text of a hand-in: what was typed on this device, or else what was handed in before. */
export function useTextDraft(task: OpenedTask) {
  const [draft, setDraft] = useState<TextDraft>(
    () => readDraft(task) ?? { text: task.rounds[0]?.text ?? '', savedAt: 0 },
  );
  const [isStored, setStored] = useState(draft.savedAt > 0);

  function change(text: string): void {
    const next = { text, savedAt: Date.now() };
    setDraft(next);
    setStored(storeDraft(task, next));
  }

  return { ...draft, isStored, change, drop: () => dropDraft(task) };
}
