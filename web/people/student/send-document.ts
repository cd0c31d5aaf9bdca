import type { StudentCategory } from '#contract/people/student-values.ts';
import { sendForm } from '#web/shared/api/send-form.ts';
import { compressPicture, NotAPicture } from '../account/compress-picture.ts';

export type Place = { category: StudentCategory; title?: string; qualificationId?: number };
type Sent = { place: Place; file: File; onProgress: (percent: number) => void };

/** Puts a file into one's own record. Throws a refusal as every call does. */
export function sendDocument({ place, file, onProgress }: Sent): Promise<void> {
  const form = new FormData();
  form.set('category', place.category);
  if (place.title !== undefined) form.set('title', place.title);
  if (place.qualificationId !== undefined) form.set('qualification_id', String(place.qualificationId));
  form.set('file', file);
  return sendForm({ path: '/student-documents/upload', form, onProgress });
}

const largePictureBytes = 1_500_000;

/** A photograph from a good phone weighs what a slow network takes minutes for; smaller, its words can still be read. */
export async function lightened(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= largePictureBytes) return file;
  try {
    const smaller = await compressPicture(file);
    return new File([smaller], file.name.replace(/\.[^.]*$/, '.jpg'), { type: smaller.type });
  } catch (error) {
    // What this browser cannot read, the operator may.
    if (error instanceof NotAPicture) return file;
    throw error;
  }
}
