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

/**
 * Judges the bytes, never the name. Refuses `file_type_not_allowed` for anything but a whole file of an allowed type,
 * `picture_too_large` by its pixels, `file_has_scripts` for a PDF that would run something, `file_not_readable` for one
 * that cannot be parsed in time, and `server_busy`.
 */
export async function inspect({ bytes, allowed }: Sent): Promise<FileType> {
  const verdict = await verdictInTime({ bytes, allowed });
  if (!verdict) throw new Refusal('file_not_readable', { field: 'file' });
  if ('type' in verdict) return verdict.type;
  throw new Refusal(verdict.refused, { field: 'file', types: allowed.join(', ').toUpperCase() });
}
