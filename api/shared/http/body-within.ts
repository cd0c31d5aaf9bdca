import { Refusal } from '#contract/refusals.ts';
import { readBytes, unlessBrokenOff } from './read-form.ts';

/**
 * Reads only a body without `Content-Length`. A declared length is trusted, because the HTTP parser reads no more than
 * that; copying every body would double the time of most answers. Refuses `too_large`.
 */
export async function withBodyWithin(request: Request, most: number): Promise<Request> {
  const { method, headers, url, signal } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const answer = headers.get('content-length');
  if (Number(answer) > most) throw new Refusal('too_large');
  if (answer !== null || !request.body) return request;
  return new Request(url, { method, headers, signal, body: await readBytes(request, most) });
}

/** Refuses `too_large`, and `invalid_input` when the sender disconnects. */
export async function readText(request: Request, most: number): Promise<string> {
  const within = await withBodyWithin(request, most);
  return unlessBrokenOff(within.text());
}
