import { sendPersistently } from './connection.ts';
import { renewedBearer } from '../session/session-store.ts';

/**
 * Sends a request, and once more when the API takes the token no longer: with the one that follows, or as a guest when
 * the session is over, who may still ask for what is everybody's.
 */
export async function sendAsMyself(request: Request): Promise<Response> {
  const response = await sendPersistently(request);
  const worn = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!worn || !(await isExpired(response))) return response;
  const token = await renewedBearer(worn);
  const again = new Request(request);
  if (token) again.headers.set('authorization', `Bearer ${token}`);
  else again.headers.delete('authorization');
  return sendPersistently(again);
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return JSON.stringify(body).includes('"token_expired"');
}
