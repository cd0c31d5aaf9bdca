import type { StudentCategory } from '#contract/people/student-values.ts';
import { sendForm } from '#web/shared/api/send-form.ts';
import { compressPicture, NotAPicture } from '../account/compress-picture.ts';

export type Place = { category: StudentCategory; title?: string; qualificationId?: number };
type Sent = { place: Place; file: File; onProgress: (percent: number) => void };

export function sendDocument({ place, file, onProgress }: Sent): Promise<void> {
  const form = new FormData();
  form.set('category', place.category);
  if (place.title !== undefined) form.set('title', place.title);
  if (place.qualificationId !== undefined) form.set('qualification_id', String(place.qualificationId));
  form.set('file', file);
  return sendForm({ path: '/student-documents/upload', form, onProgress });
}

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
