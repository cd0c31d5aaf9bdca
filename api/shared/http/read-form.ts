import { Refusal } from '#contract/refusals.ts';

export function requireFitting(request: Request, most: number): number {
  const text = request.headers.get('content-length');
  if (Number(text) > most) throw new Refusal('too_large', { field: 'file' });
  return text === null || !(Number(text) >= 0) ? most : Number(text);
}

/** Stops at the limit, whatever `Content-Length` says. Refuses `too_large` and `invalid_input`. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  requireFitting(request, most);
  return unlessBrokenOff(readWithin(request, most));
}

/** Refuses `invalid_input` when the sender disconnects, which is no bug. */
export async function unlessBrokenOff<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_input');
  }
}

async function readWithin(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new Refusal('too_large', { field: 'file' });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
