import { ApiError } from './api-error.ts';

/** The number of an error in the server's log; a page that failed on the server carries it in the message. */
export function numberOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.requestId;
  return error instanceof Error ? /^unexpected_error ([0-9a-f]{8})$/.exec(error.message)?.[1] : undefined;
}
