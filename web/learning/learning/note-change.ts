import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { outlineKey } from './learning-queries.ts';

export async function noteChange(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: outlineKey() }),
    client.invalidateQueries({ queryKey: queries().enrollments.retrieveEnrollments.key() }),
  ]);
}
