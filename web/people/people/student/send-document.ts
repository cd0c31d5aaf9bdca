import type { StudentCategory } from '#contract/people/people/student-values.ts';
import { sendForm } from '#web/shared/api/send-form.ts';

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
