import { ORPCError } from '@orpc/client';

export type Sentence = { message: string; code: string; field?: string };

type ErrorBody = { status: 'error'; message: string; errors: Sentence[] };

/** Reads the envelope of a refusal into an error that carries its sentences. */
export function asRefusal(body: unknown, { status }: { status: number }): ORPCError<string, ErrorBody> | null {
  if (!isErrorBody(body)) return null;
  return new ORPCError(body.errors[0]?.code ?? 'unexpected_error', { status, message: body.message, data: body });
}

/** The sentences of a refusal, as the server worded them; none when the error is not one. */
export function sentencesOf(error: unknown): Sentence[] {
  return error instanceof ORPCError && isErrorBody(error.data) ? error.data.errors : [];
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}
