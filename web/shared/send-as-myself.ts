import { sendPersistently } from './connection.ts';
import { renewedBearer } from './session-store.ts';

/** Sends a request, and once more with a new token when the API takes the old one no longer. */
export async function sendAsMyself(request: Request): Promise<Response> {
  const response = await sendPersistently(request);
  const worn = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!worn || !(await isExpired(response))) return response;
  const token = await renewedBearer(worn);
  if (!token) return response;
  const again = new Request(request);
  again.headers.set('authorization', `Bearer ${token}`);
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
