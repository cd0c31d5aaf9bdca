import { bearer } from '../session/session-store.ts';
import { currentVisitor } from '../visitor/visitor.ts';
import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { sendAsMyself } from './send-as-myself.ts';

export async function fetchOwn(path: string): Promise<Blob> {
  const response = await sendAsMyself(new Request(apiAddress() + path, { headers: await ownHeaders() }));
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  return response.blob();
}

export async function ownHeaders(): Promise<Record<string, string>> {
  const token = await bearer();
  return { 'accept-language': currentVisitor().locale, ...(token && { authorization: `Bearer ${token}` }) };
}
