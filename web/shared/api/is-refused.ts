import { ApiError } from './api-error.ts';

/** Statuses after which the same call may succeed: the session is renewed, the server is busy, the first one still runs. */
const passing = new Set([401, 408, 425, 429]);

/** The server has decided, and would decide the same again; false without a connection and after an error of the server. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !passing.has(error.status) && error.code !== 'request_under_way';
}
