export type Sentence = { message: string; code: string; field?: string };

type ErrorBody = { status: 'error'; message: string; errors: Sentence[]; request_id?: string };

export class ApiError extends Error {
  readonly status: number;
  readonly sentences: Sentence[];
  readonly code: string;
  /** The number of the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(status: number, { message, errors, request_id }: ErrorBody) {
    super(message);
    this.status = status;
    this.sentences = errors;
    this.code = errors[0]?.code ?? 'unexpected_error';
    this.requestId = request_id;
  }
}

export function errorIn(status: number, body: unknown): ApiError {
  return new ApiError(status, isErrorBody(body) ? body : { status: 'error', message: messageIn(body), errors: [] });
}

export function sentencesOf(error: unknown): Sentence[] {
  return error instanceof ApiError ? error.sentences : [];
}

/** Reads refusals from HTTP and those that a verb threw in process. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What the server says, when its answer has no sentences. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '';
}

function messageIn(body: unknown): string {
  const { message }: { message?: unknown } = Object(body);
  return typeof message === 'string' ? message : '';
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
}
