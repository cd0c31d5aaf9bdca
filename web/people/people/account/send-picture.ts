import type { Picture } from '#contract/platform/files/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { sendFile } from '#web/shared/api/send-file.ts';
import { setSessionUser } from '#web/shared/session/session.ts';

export async function sendOwnPicture(userId: number, picture: Blob): Promise<void> {
  await setOwnPicture(userId, await sendPicture(picture));
}

/** The id of the picture, which is one's own. */
export async function sendPicture(picture: Blob): Promise<number> {
  const file = new File([picture], 'picture', { type: picture.type });
  const { data } = await sendFile<{ data: [Picture] }>({ path: '/pictures/create', fields: { file } });
  return data[0].id;
}

export async function setOwnPicture(userId: number, pictureId: number | null): Promise<void> {
  const { data } = await api().people.updateUser({ data: [{ id: userId, user_picture_id: pictureId }] });
  setSessionUser(data[0]);
}
