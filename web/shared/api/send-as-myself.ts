import { sendPersistently, type Send } from './connection.ts';
import { renewedBearer } from '../session/session-store.ts';

/**
 * Sends a request, and once more with a renewed token when the API answers `token_expired`; without a token when the
 * session is over, since public calls still answer a guest.
 */
export async function sendAsMyself(request: Request, send?: Send): Promise<Response> {
  const response = await sendPersistently(request, send);
  const oldToken = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!oldToken || !(await isExpired(response))) return response;
  const token = await renewedBearer(oldToken);
  const again = new Request(request);
  if (token) again.headers.set('authorization', `Bearer ${token}`);
  else again.headers.delete('authorization');
  return sendPersistently(again, send);
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return JSON.stringify(body).includes('"token_expired"');
}
