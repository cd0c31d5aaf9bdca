import type { Enrollment } from '#contract/enrollments/calls.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';

/** Hands the browser the regulation of the class: what its person has accepted, or until then what stands to be. */
export function readRegulation({ id, class: { code } }: Pick<Enrollment, 'id' | 'class'>): Promise<void> {
  return fetchFile(`/enrollments/${id}/regulation`, `${code}.pdf`);
}
