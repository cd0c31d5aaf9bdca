import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { ownHeaders } from './fetch-own.ts';
import { settleSubmission, submissionKey } from './submission-key.ts';

type Sent = { path: string; form: FormData; onProgress: (percent: number) => void };

/**
 * Sends a form with a file and reports its progress. Throws an ApiError for a refusal, a plain Error when the network
 * failed.
 */
export async function sendForm({ path, form, onProgress }: Sent): Promise<void> {
  const headers = await ownHeaders();
  // fetch does not report upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', apiAddress() + path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.setRequestHeader('idempotency-key', submissionKey(path, form));
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => {
      settleSubmission({ status: request.status, body: bodyOf(request) });
      if (request.status === 200) resolve();
      else reject(errorIn(request.status, bodyOf(request)));
    });
    request.addEventListener('error', () => reject(new Error('')));
    request.send(form);
  });
}

function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}
