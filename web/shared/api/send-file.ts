import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { ownHeaders } from './fetch-own.ts';
import { formOf } from './multipart.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { settleSubmission, submissionKey } from './submission-key.ts';

export type Progress = (percent: number) => void;

type FileRequest = {
  path: string;
  /** Those that are undefined are left out. */
  fields: Record<string, string | number | Blob | undefined>;
  onProgress?: Progress;
};

/** Sends a form with a file, and answers what the API does. Like other commands it is repeated when the connection is lost. */
export async function sendFile<Answer>({ path, fields, onProgress }: FileRequest): Promise<Answer> {
  const form = formOf(fields);
  const headers = { ...(await ownHeaders()), 'idempotency-key': submissionKey(path, form) };
  const request = new Request(apiAddress() + path, { method: 'POST', headers });
  const response = await sendAsMyself(request, (each) => withForm(each, form, onProgress));
  const body = await response.json().catch(() => null);
  settleSubmission({ status: response.status, body });
  if (!response.ok) throw errorIn(response.status, body);
  return body;
}

/** fetch does not report the progress of an upload. */
async function withForm({ url, headers }: Request, form: FormData, onProgress?: Progress): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100)));
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new TypeError('The file was not sent.')));
    request.send(form);
  });
  const type = request.getResponseHeader('content-type') ?? '';
  return new Response(request.responseText, { status: request.status, headers: { 'content-type': type } });
}
