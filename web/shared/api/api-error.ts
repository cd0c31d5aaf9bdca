export type Sentence = { message: string; code: string; field?: string };

type ErrorBody = { status: 'error'; message: string; errors: Sentence[]; request_id?: string };

/** A refusal, as the server worded it in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentences: Sentence[];
  readonly code: string;
  /** The server's log has it under this number. */
  readonly requestId: string | undefined;

  constructor(status: number, { message, errors, request_id }: ErrorBody) {
    super(message);
    this.status = status;
    this.sentences = errors;
    this.code = errors[0]?.code ?? 'unexpected_error';
    this.requestId = request_id;
  }
}

/** The error in an answer that is no success. */
export function errorIn(status: number, body: unknown): ApiError {
  return new ApiError(status, isErrorBody(body) ? body : { status: 'error', message: '', errors: [] });
}

/** The sentences of a refusal; none when the error is not one. */
export function sentencesOf(error: unknown): Sentence[] {
  return error instanceof ApiError ? error.sentences : [];
}

/** The code of a refusal, whether it came by HTTP or from a verb that was called in process. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}
