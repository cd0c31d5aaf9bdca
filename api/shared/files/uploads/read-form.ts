import { createHash } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import { readBytes } from '#api/shared/http/read-form.ts';

export type SentForm = { form: FormData; fingerprint: string };

/** Refuses `too_large`, and `invalid_input` for anything but a form. */
export async function readForm(request: Request, mostBytes: number): Promise<SentForm> {
  const bytes = await readBytes(request, mostBytes);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  if (!form) throw new Refusal('invalid_input', { field: 'file' });
  return { form, fingerprint: await fingerprintOf(form) };
}

export function fileIn(form: FormData): File {
  const file = form.get('file');
  if (!(file instanceof File)) throw new Refusal('invalid_input', { field: 'file' });
  return file;
}

/** Independent of the boundary, which a browser changes for each request. */
async function fingerprintOf(form: FormData): Promise<string> {
  const parts: unknown[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') parts.push([name, value]);
    else
      parts.push([
        name,
        value.name,
        createHash('sha256')
          .update(await value.bytes())
          .digest('base64url'),
      ]);
  }
  return JSON.stringify(parts);
}
