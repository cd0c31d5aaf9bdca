import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { waitingQuery } from './waiting-query.ts';

export function useWaiting(courseId: number) {
  const t = useTexts('waiting');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function change(call: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await call();
      await client.invalidateQueries({ queryKey: waitingQuery(courseId).queryKey });
      notify({ kind: 'success', messages: done });
    } catch (error) {
      const messages = sentencesOf(error).map(({ message }) => message);
      notify({ kind: 'error', messages: messages.length > 0 ? messages : t('not_changed') });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    join: (id: number) => change(() => api().classes.joinWaitingList({ data: [{ class_id: id }] }), t('joined')),
    leave: (id: number) => change(() => api().classes.leaveWaitingList({ data: [{ class_id: id }] }), t('left')),
  };
}
