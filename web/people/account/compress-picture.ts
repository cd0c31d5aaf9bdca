import { pictureCompression } from '#contract/files/values.ts';
import { fitted, looksLikePicture } from './model/fit-picture.ts';

/** What was chosen is none, whatever it is called. */
export class NotAPicture extends Error {}

/** Makes a picture small enough to send from a phone: quality 0.8, at most 1920 by 1080 [specification 5]. */
export async function compressPicture(file: File): Promise<Blob> {
  if (!looksLikePicture(file.type)) throw new NotAPicture();
  const picture = await createImageBitmap(file).catch(() => {
    throw new NotAPicture();
  });
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture, pictureCompression));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // What can be seen through would come out black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const compressed = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', pictureCompression.quality);
  });
  return compressed ?? file;
}
