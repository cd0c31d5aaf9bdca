import type { FileType } from '#contract/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { openWorker } from '#api/shared/worker/open-worker.ts';
import type { Sent, verdictOn } from './verdict-on.ts';

/** A hostile file may take forever to parse, so a worker parses it under a deadline. */
const verdictInTime = openWorker<typeof verdictOn>({
  file: 'api/files/inspection/inspection-worker.ts',
  deadlineMs: 10_000,
  mostWaiting: 8,
});

/** Refuses `file_type_not_allowed`, `picture_too_large`, `file_has_scripts`, `file_not_readable` and `server_busy`. */
export async function inspect({ bytes, allowed }: Sent): Promise<FileType> {
  const verdict = await verdictInTime({ bytes, allowed });
  if (!verdict) throw new Refusal('file_not_readable', { field: 'file' });
  if ('type' in verdict) return verdict.type;
  throw new Refusal(verdict.refused, { field: 'file', types: allowed.join(', ').toUpperCase() });
}
