import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { bearer } from '../session/session-store.ts';
import { currentVisitor } from '../visitor/visitor.ts';

/** Fetches a file as oneself, which a plain link could not, and hands it to the browser to keep. */
export async function fetchFile(path: string, name: string): Promise<void> {
  const token = await bearer();
  const headers = { 'accept-language': currentVisitor().locale, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await sendAsMyself(new Request(apiAddress() + path, { headers }));
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
