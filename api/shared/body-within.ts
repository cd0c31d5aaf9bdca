import { Refusal } from '#contract/refusals.ts';
import { readBytes, unlessBrokenOff } from './read-form.ts';

/**
 * The same request; one that does not say its length is read first. Who says it is believed, because the HTTP parser
 * reads no further than what was said: a copy of every request would take as long as the rest of its answer. Refuses
 * `too_large`.
 */
export async function withBodyWithin(request: Request, most: number): Promise<Request> {
  const { method, headers, url, signal } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const said = headers.get('content-length');
  if (Number(said) > most) throw new Refusal('too_large');
  if (said !== null || !request.body) return request;
  return new Request(url, { method, headers, signal, body: await readBytes(request, most) });
}

/** The text of a body within the limit. Refuses `too_large`, and `invalid_input` where its sender left halfway. */
export async function readText(request: Request, most: number): Promise<string> {
  const within = await withBodyWithin(request, most);
  return unlessBrokenOff(within.text());
}
