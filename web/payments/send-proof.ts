import { apiAddress } from '#web/shared/api.ts';
import { bearer } from '#web/shared/session-store.ts';
import { currentVisitor } from '#web/shared/visitor.ts';

type Proof = { paymentId: number; file: File; onProgress: (percent: number) => void };

/** Sends a proof of payment. Throws an error with the API's sentence, or with none when the network failed. */
export async function sendProof({ paymentId, file, onProgress }: Proof): Promise<void> {
  const token = await bearer();
  const form = new FormData();
  form.set('payment_id', String(paymentId));
  form.set('file', file);
  // fetch does not tell how far an upload is.
  const request = new XMLHttpRequest();
  request.open('POST', `${apiAddress()}/payments/proof`);
  request.setRequestHeader('accept-language', currentVisitor().locale);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () =>
      request.status === 200 ? resolve() : reject(new Error(sentenceOf(request))),
    );
    request.addEventListener('error', () => reject(new Error('')));
    request.send(form);
  });
}

function sentenceOf({ responseText }: XMLHttpRequest): string {
  try {
    const body: { message?: unknown } = JSON.parse(responseText);
    return typeof body.message === 'string' ? body.message : '';
  } catch {
    return '';
  }
}
