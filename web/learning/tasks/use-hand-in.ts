import { useQueryClient } from '@tanstack/react-query';
import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { sayWhatChanged } from '#web/shared/api/say-what-changed.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { noteChange } from '#web/learning/learning/index.ts';
import { taskQuery } from './task-queries.ts';
import { useHandInFiles } from './use-hand-in-files.ts';
import { useState } from 'react';
import { dropDraft, readDraft, storeDraft, type TextDraft } from './text-draft.ts';

export function useHandIn(task: OpenedTask, onDone: () => void) {
  const t = useTexts('task');
  const client = useQueryClient();
  const sending = useSending();
  const draft = useTextDraft(task);
  const uploads = useHandInFiles(task);

  async function handIn(): Promise<void> {
    if (uploads.busy) return sending.refuse([{ field: 'files', message: t('still_sending') }]);
    const text = task.takes_text ? draft.text : '';
    if (text.trim() === '' && uploads.files.length === 0) {
      return sending.refuse([{ field: task.takes_text ? 'text' : 'files', message: t('empty') }]);
    }
    const { content_id, enrollment_id, rounds } = task;
    const file_ids = uploads.files.map(({ id }) => id);
    const version = rounds[0]?.version ?? 0;
    const { queryKey } = taskQuery(task);
    const isDone = await sending.send(async () => {
      const answer = await api()
        .tasks.handIn({ data: [{ content_id, enrollment_id, text, file_ids, version }] })
        .catch(sayWhatChanged('hand_in_changed', 'hand_in_accepted'));
      draft.drop();
      client.setQueryData(queryKey, answer);
    });
    if (!isDone) return client.invalidateQueries({ queryKey });
    notify({ kind: 'success', messages: t('handed_in_now') });
    onDone();
    await noteChange(client);
  }

  return { ...sending, draft, uploads, handIn };
}

/** The text of a hand-in: what was typed on this device, or else what was handed in before. */
function useTextDraft(task: OpenedTask) {
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
