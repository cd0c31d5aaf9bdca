import { apiAddress } from './api.ts';
import { errorIn } from './api-error.ts';
import { bearer } from '../session/session-store.ts';
import { settleSubmission, submissionKey } from './submission-key.ts';
import { currentVisitor } from '../visitor/visitor.ts';

type Sent = { path: string; form: FormData; onProgress: (percent: number) => void };

/** Sends a form with a file, and tells how far it is. Throws a refusal as every call does, and without one when the network failed. */
export async function sendForm({ path, form, onProgress }: Sent): Promise<void> {
  const token = await bearer();
  // fetch does not tell how far an upload is.
  const request = new XMLHttpRequest();
  request.open('POST', apiAddress() + path);
  request.setRequestHeader('accept-language', currentVisitor().locale);
  request.setRequestHeader('idempotency-key', submissionKey(path, form));
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
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
