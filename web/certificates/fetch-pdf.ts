import type { Certificate } from '#contract/certificates.ts';
import { apiAddress } from '#web/shared/api.ts';
import { errorIn } from '#web/shared/api-error.ts';
import { sendAsMyself } from '#web/shared/send-as-myself.ts';
import { bearer } from '#web/shared/session-store.ts';
import { currentVisitor } from '#web/shared/visitor.ts';

/** Fetches the PDF as its holder, which a plain link could not, and hands it to the browser to keep. */
export async function downloadPdf({ id, number }: Pick<Certificate, 'id' | 'number'>): Promise<void> {
  const token = await bearer();
  const headers = { 'accept-language': currentVisitor().locale, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await sendAsMyself(new Request(`${apiAddress()}/certificates/${id}/pdf`, { headers }));
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  keep(await response.blob(), `${number.replaceAll('/', '-')}.pdf`);
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
