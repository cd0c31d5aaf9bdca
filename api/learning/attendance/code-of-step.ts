import { createHmac } from 'node:crypto';
import { codeFromBytes } from './model/code-text.ts';

/** The code of a lesson in one step of half a minute (domain 4.3). */
export function codeOfStep({ lesson_id, secret }: { lesson_id: number; secret: Buffer }, step: number): string {
  return codeFromBytes(createHmac('sha256', secret).update(`${lesson_id}:${step}`).digest());
}
