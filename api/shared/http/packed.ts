import { FastResponse } from 'srvx';
import { encodingFor, pack } from './pack.ts';

/** Less fits in one packet of a network anyway. */
const smallest = 1_300;

export async function packed(request: Request, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const { status } = response;
  const body = await response.bytes();
  if (!encoding || body.length < smallest) return new FastResponse(body, { status, headers });
  headers.set('content-encoding', encoding);
  return new FastResponse(await pack[encoding](body), { status, headers });
}
