import type { Certificate } from '#contract/certificates/calls.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';

export function downloadPdf({ id, number }: Pick<Certificate, 'id' | 'number'>): Promise<void> {
  return fetchFile(`/certificates/${id}/pdf`, `${number.replaceAll('/', '-')}.pdf`);
}
