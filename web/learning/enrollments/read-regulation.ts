import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';

/** Downloads the accepted version, or the current one before acceptance. */
export function readRegulation({ id, class: { code } }: Pick<Enrollment, 'id' | 'class'>): Promise<void> {
  return fetchFile(`/enrollments/${id}/regulation`, `${code}.pdf`);
}
