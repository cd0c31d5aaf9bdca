import { compressPicture, NotAPicture } from './compress-picture.ts';

const largePictureBytes = 1_500_000;

/** Large photos take minutes on a slow network; compressed, their text stays readable. */
export async function compressedIfLarge(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= largePictureBytes) return file;
  try {
    const smaller = await compressPicture(file);
    return new File([smaller], file.name.replace(/\.[^.]*$/, '.jpg'), { type: smaller.type });
  } catch (error) {
    // The server may read what this browser cannot.
    if (error instanceof NotAPicture) return file;
    throw error;
  }
}
