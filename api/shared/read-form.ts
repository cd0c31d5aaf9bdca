import { Refusal } from '#contract/refusals.ts';

/** What a form adds to its file. */
const formBytes = 8 * 1024;

/** A form with a file of at most so many bytes. Refuses `too_large`, and `invalid_input` what is no form. */
export async function readForm(request: Request, mostFileBytes: number): Promise<FormData> {
  const bytes = await readBytes(request, mostFileBytes + formBytes);
  try {
    return await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
  } catch {
    throw new Refusal('invalid_input', { field: 'file' });
  }
}

/** Stops reading at the limit, whatever the sender said of the length. Refuses `too_large`. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw new Refusal('too_large', { field: 'file' });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new Refusal('too_large', { field: 'file' });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
