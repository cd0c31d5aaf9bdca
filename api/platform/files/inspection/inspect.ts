import type { FileType } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { openWorker } from '#api/shared/worker/open-worker.ts';
import type { Sent, verdictOn } from './verdict-on.ts';

/** Far longer than an ordinary file takes, and all that a hostile one costs the others. */
const deadlineMs = 3_000;

/**
 * Files of one sender wait for each other, and for one file of each other sender. Refuses `file_type_not_allowed`,
 * `picture_too_large`, `file_has_scripts`, `file_not_readable`, `file_too_complex`, `too_many_requests` and `server_busy`.
 */
export const inspect = openInspection(deadlineMs);

/** A hostile file may take forever to parse, so a worker parses it under a deadline. */
export function openInspection(withinMs: number) {
  const verdictInTime = openWorker<typeof verdictOn>({
    file: 'api/platform/files/inspection/inspection-worker.ts',
    deadlineMs: withinMs,
    mostSenders: 16,
    mostOfOne: 2,
  });
  return async (sender: string, { bytes, allowed }: Sent): Promise<FileType> => {
    const verdict = await verdictInTime(sender, { bytes, allowed });
    if (!verdict) throw new Refusal('file_too_complex', { field: 'file' });
    if ('type' in verdict) return verdict.type;
    throw new Refusal(verdict.refused, { field: 'file', types: allowed.join(', ').toUpperCase() });
  };
}
