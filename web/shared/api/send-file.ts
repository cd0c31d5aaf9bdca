import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { ownHeaders } from './fetch-own.ts';
import { formOf } from './multipart.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { sendWithProgress, type Progress } from './send-with-progress.ts';
import { settleSubmission, submissionKey } from './submission-key.ts';

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
  const response = await sendAsMyself(request, (each) => sendWithProgress(each, form, onProgress));
  const body = await response.json().catch(() => null);
  settleSubmission({ status: response.status, body });
  if (!response.ok) throw errorIn(response.status, body);
  return body;
}
