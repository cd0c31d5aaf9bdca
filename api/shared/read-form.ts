import { Refusal } from '#contract/refusals.ts';

/** The most bytes that a request can bring, by what it says of itself. Refuses `too_large`. */
export function requireFitting(request: Request, most: number): number {
  const said = request.headers.get('content-length');
  if (Number(said) > most) throw new Refusal('too_large', { field: 'file' });
  return said === null || !(Number(said) >= 0) ? most : Number(said);
}

/** Stops reading at the limit, whatever the sender said of the length. Refuses `too_large`, and as `unlessBrokenOff` does. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  requireFitting(request, most);
  return unlessBrokenOff(readWithin(request, most));
}

/** What reading a body gives. Refuses `invalid_input` where its sender left halfway, which is no bug. */
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
