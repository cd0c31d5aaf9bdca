import { pictureCompression } from '#contract/platform/files/values.ts';
import { fitted, looksLikePicture } from './model/fit-picture.ts';

export class NotAPicture extends Error {}

type Compression = { isTransparent?: boolean | undefined };

/** Quality 0.8, at most 1920 by 1080 [specification 5]. `isTransparent`: as PNG, with its transparent areas. */
export async function compressPicture(file: File, { isTransparent = false }: Compression = {}): Promise<Blob> {
  if (!looksLikePicture(file.type)) throw new NotAPicture();
  const picture = await createImageBitmap(file).catch(() => {
    throw new NotAPicture();
  });
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture, pictureCompression));
  const context = canvas.getContext('2d');
  if (!context) return file;
  if (!isTransparent) {
    // Transparent areas would turn black in JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const compressed = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, isTransparent ? 'image/png' : 'image/jpeg', pictureCompression.quality);
  });
  return compressed ?? file;
}
