import { ORPCError } from '@orpc/client';
import { errorBody } from '#api/shared/http/error-answers.ts';

/** A refusal in English, as an operator reads it. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError) return errorBody(error, { locale: 'en-GB' }).body.message;
  return error instanceof Error ? error.message : String(error);
}
