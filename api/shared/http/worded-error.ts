import { ORPCError } from '@orpc/server';
import type { LocaleKey } from '#contract/basics.ts';
import { errorBody, isBug, type ErrorBody } from './error-answers.ts';
import { logError } from '../config/log.ts';
import { newRequestId, requestScope } from './request-scope.ts';

export class WordedError extends ORPCError<string, ErrorBody> {}

/** A bug is logged with the request id that the answer shows. */
export function worded(error: unknown, locale: LocaleKey): WordedError {
  if (error instanceof WordedError) return error;
  const scope = requestScope();
  const requestId = scope?.id ?? newRequestId();
  const { status, body } = errorBody(error, { locale, requestId, hasCommitted: scope?.hasCommitted ?? false });
  const code = body.errors[0]?.code ?? 'unexpected_error';
  if (!isBug(error)) return new WordedError(code, { status, data: body, message: body.message });
  logError(error, { request: requestId });
  // A page that fails passes only the message on to the browser.
  return new WordedError(code, { status, data: body, message: `${code} ${requestId}` });
}
