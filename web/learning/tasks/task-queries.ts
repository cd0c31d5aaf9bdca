import { queries } from '#web/shared/api/api.ts';

export type TaskPlace = { content_id: number; enrollment_id: number };

/** A trainer may have reviewed it, so every view fetches it again. */
export function taskQuery({ content_id, enrollment_id }: TaskPlace) {
  const query = queries().tasks.openTask.queryOptions({ input: { data: [{ content_id, enrollment_id }] } });
  return { ...query, staleTime: 0 };
}
