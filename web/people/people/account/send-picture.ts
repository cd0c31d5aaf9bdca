import type { Picture } from '#contract/platform/files/calls.ts';
import { api, apiAddress } from '#web/shared/api/api.ts';
import { errorIn } from '#web/shared/api/api-error.ts';
import { ownHeaders } from '#web/shared/api/fetch-own.ts';
import { sendAsMyself } from '#web/shared/api/send-as-myself.ts';
import { setSessionUser } from '#web/shared/session/session.ts';
import { settleSubmission, submissionKey } from '#web/shared/api/submission-key.ts';

export async function sendOwnPicture(userId: number, picture: Blob): Promise<void> {
  await setOwnPicture(userId, await sendPicture(picture));
}

/** The id of the picture, which is one's own. */
export async function sendPicture(picture: Blob): Promise<number> {
  const form = new FormData();
  form.set('file', picture, 'picture');
  const path = '/pictures/create';
  const request = new Request(apiAddress() + path, {
    method: 'POST',
    headers: { ...(await ownHeaders()), 'idempotency-key': submissionKey(path, form) },
    body: form,
  });
  const response = await sendAsMyself(request);
  const body = await response.json().catch(() => null);
  settleSubmission({ status: response.status, body });
  if (!response.ok) throw errorIn(response.status, body);
  const { data }: { data: [Picture] } = body;
  return data[0].id;
}

export async function setOwnPicture(userId: number, pictureId: number | null): Promise<void> {
  const { data } = await api().people.updateUser({ data: [{ id: userId, user_picture_id: pictureId }] });
  setSessionUser(data[0]);
}
