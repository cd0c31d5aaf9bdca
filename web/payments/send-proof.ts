import { sendForm } from '#web/shared/api/send-form.ts';

type Proof = { paymentId: number; file: File; onProgress: (percent: number) => void };

/** Throws an error with the API's sentence, or with none when the network failed. */
export async function sendProof({ paymentId, file, onProgress }: Proof): Promise<void> {
  const form = new FormData();
  form.set('payment_id', String(paymentId));
  form.set('file', file);
  await sendForm({ path: '/payments/proof', form, onProgress });
}
