import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ContentProgress, OpenedContent } from '#contract/learning/learning/calls.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { noteChange } from './note-change.ts';
import { outboxOf } from './unsent/outbox.ts';

type Progress = Omit<ContentProgress, 'content_id' | 'enrollment_id'>;

/** What is saved stays on the device until the server has it. */
export function useProgress({ content_id, enrollment_id }: OpenedContent) {
  const client = useQueryClient();
  const userId = useUser()?.id;
  return useCallback(
    (progress: Progress): void => {
      if (enrollment_id === null || userId === undefined) return;
      void outboxOf(client, userId).save({ ...progress, content_id, enrollment_id });
    },
    [client, content_id, enrollment_id, userId],
  );
}

export function useNoteChange() {
  const client = useQueryClient();
  return useCallback(() => noteChange(client), [client]);
}
