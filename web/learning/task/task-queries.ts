import { queries } from '#web/shared/api/api.ts';

export function taskQuery(place: { content_id: number; enrollment_id: number }) {
  return queries().tasks.openTask.queryOptions({ input: { data: [place] } });
}
