import type { FileType } from '#contract/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { openWorker } from '#api/shared/worker/open-worker.ts';
import type { Sent, verdictOn } from './verdict-on.ts';

/** Reading what a stranger sent may take for ever, so it happens beside the server and has an end. */
const verdictInTime = openWorker<typeof verdictOn>({
  file: 'api/files/inspection/inspection-worker.ts',
  deadlineMs: 10_000,
  mostWaiting: 8,
});

/**
 * What a file is, by its bytes and never by its name. Refuses `file_type_not_allowed` for anything but a whole file of
 * an allowed type, `picture_too_large` by its pixels, `file_has_scripts` for a PDF that would run something,
 * `file_not_readable` for one that cannot be looked through in time, and `server_busy`.
 */
export async function inspect({ bytes, allowed }: Sent): Promise<FileType> {
  const verdict = await verdictInTime({ bytes, allowed });
  if (!verdict) throw new Refusal('file_not_readable', { field: 'file' });
  if ('type' in verdict) return verdict.type;
  throw new Refusal(verdict.refused, { field: 'file', types: allowed.join(', ').toUpperCase() });
}
