import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ContentProgress, OpenedContent } from '#contract/learning/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { outlineKey } from './learning-queries.ts';

type Progress = Omit<ContentProgress, 'content_id' | 'enrollment_id'>;

export function useProgress({ content_id, enrollment_id, status }: OpenedContent) {
  const noteChange = useNoteChange();
  return useCallback(
    async (progress: Progress): Promise<void> => {
      if (enrollment_id === null) return;
      const { data } = await api().learning.saveProgress({ data: [{ ...progress, content_id, enrollment_id }] });
      if (data[0].status !== status || data[0].is_concluded) await noteChange();
    },
    [content_id, enrollment_id, status, noteChange],
  );
}

export function useNoteChange() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: outlineKey() }),
      queryClient.invalidateQueries({ queryKey: queries().enrollments.retrieveEnrollments.key() }),
    ]);
  }, [queryClient]);
}
