import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { ownHeaders } from './fetch-own.ts';
import { formOf } from './multipart.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { sendWithProgress, type Progress } from './send-with-progress.ts';
import { settleSubmission, submissionKey } from './submission-key.ts';
import { TurnedBack } from './use-sending.ts';

type BodyRequest = { path: string; body: File; type: string; onProgress?: Progress; signal: AbortSignal };

/** Sends a file as the body itself, so that the server need not hold it in memory. Cancelled by its signal. */
export async function sendBody<Answer>({ path, body, type, onProgress, signal }: BodyRequest): Promise<Answer> {
  const key = submissionKey(path, formOf({ body }));
  const headers = { ...(await ownHeaders()), 'content-type': type, 'idempotency-key': key };
  const request = new Request(apiAddress() + path, { method: 'POST', headers, signal });
  const response = await sendAsMyself(request, (each) => sendWithProgress(each, body, onProgress)).catch(
    (error: unknown) => {
      throw signal.aborted ? new TurnedBack() : error;
    },
  );
  const answered = await response.json().catch(() => null);
  settleSubmission({ status: response.status, body: answered });
  if (!response.ok) throw errorIn(response.status, answered);
  return answered;
}
