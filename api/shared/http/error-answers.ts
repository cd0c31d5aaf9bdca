import { ORPCError, ValidationError } from '@orpc/server';
import { Refusal, refusals, type RefusalCode, type RefusalDetails } from '#contract/refusals.ts';
import type { LocaleKey } from '#contract/basics.ts';
import { DatabaseAway, DatabaseBusy, isOutOfTime } from '../database/database-away.ts';
import { fieldLabel } from './field-label.ts';
import { textsFor } from '../texts.ts';
import { waitingTime } from './waiting-time.ts';

type Sentence = { message: string; code: string; field?: string };
export type ErrorBody = { status: 'error'; message: string; errors: Sentence[]; request_id?: string };

/** An answer lists at most this many errors of one input. */
const mostSentences = 20;
const longestField = 100;

type Issue = { code?: string; message: string; path?: readonly PropertyKey[]; [name: string]: unknown };

type ErrorContext = {
  locale: LocaleKey;
  requestId?: string;
  /** Part of the request's work is already committed. */
  hasCommitted?: boolean;
};

/** The only place where an error becomes an answer: a refusal in the locale of the request, or "unexpected". */
export function errorBody(error: unknown, context: ErrorContext): { status: number; body: ErrorBody } {
  const { locale } = context;
  if (error instanceof DatabaseAway) return awayBody(error, context);
  if (error instanceof DatabaseBusy || isOutOfTime(error)) return busyBody(context);
  const issues = issuesOf(error);
  if (issues)
    return worded(
      400,
      issues.map((issue) => inputSentence(issue, locale)),
    );
  if (error instanceof ORPCError && isRefusal(error.code)) {
    return worded(
      refusals[error.code],
      refusedIn(error.code, detailsOf(error)).map(({ code, data }) => refusalSentence(code, data, locale)),
    );
  }
  if (error instanceof ORPCError && error.status < 500) return refusedUnread(error.status, locale);
  if (isUnstorable(error)) return worded(400, [refusalSentence('invalid_input', {}, locale)]);
  return unexpectedBody(context);
}

function unexpectedBody({ locale, requestId = '' }: ErrorContext): { status: number; body: ErrorBody } {
  const { status, body } = worded(500, [refusalSentence('unexpected_error', { id: requestId }, locale)]);
  return { status, body: { ...body, request_id: requestId } };
}

function refusedUnread(status: number, locale: LocaleKey): { status: number; body: ErrorBody } {
  const code = status === 413 ? 'too_large' : status === 404 ? 'not_found' : 'invalid_input';
  return worded(status, [refusalSentence(code, {}, locale)]);
}

/** Clients resend a request on the message ConnectionFailure [specification 7], so nothing may be committed. */
function awayBody({ mayHaveCommitted }: DatabaseAway, { locale, hasCommitted }: ErrorContext) {
  const mayStand = mayHaveCommitted || hasCommitted;
  const code = mayStand ? 'outcome_unknown' : 'connection_failure';
  const { status, body } = worded(refusals[code], [refusalSentence(code, {}, locale)]);
  return { status, body: mayStand ? body : { ...body, message: 'ConnectionFailure' } };
}

/** Clients do not resend by themselves, which would add to the load. */
function busyBody({ locale, hasCommitted }: ErrorContext) {
  const code = hasCommitted ? 'outcome_unknown' : 'server_busy';
  return worded(refusals[code], [refusalSentence(code, {}, locale)]);
}

export function isBug(error: unknown): boolean {
  // A refusal with a status of 500 or above is still declared.
  if (error instanceof DatabaseAway || error instanceof DatabaseBusy) return false;
  if (error instanceof Refusal || isUnstorable(error)) return false;
  return !(error instanceof ORPCError) || error.status >= 500;
}

/** A text that PostgreSQL cannot store, such as one with a NUL character. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05');
}

function worded(status: number, errors: Sentence[]): { status: number; body: ErrorBody } {
  return { status, body: { status: 'error', message: errors[0]?.message ?? '', errors } };
}

function isRefusal(code: string): code is RefusalCode {
  return code in refusals;
}

function detailsOf(error: ORPCError<string, unknown>): RefusalDetails {
  return typeof error.data === 'object' && error.data !== null ? { ...error.data } : {};
}

type Refused = { code: RefusalCode; data: RefusalDetails };

/** The refusal itself, and the others that `Refusals` has with it. */
function refusedIn(code: RefusalCode, details: RefusalDetails & { others?: unknown }): Refused[] {
  const { others, ...data } = details;
  return [{ code, data }, ...(Array.isArray(others) ? (others as Refused[]) : [])].slice(0, mostSentences);
}

function refusalSentence(code: RefusalCode, { field, ...values }: RefusalDetails, locale: LocaleKey): Sentence {
  const wait = typeof values['seconds'] === 'number' ? waitingTime(values['seconds']) : {};
  const options = { ...values, ...wait, ...(field !== undefined && { field }) };
  return { message: textsFor(locale)(`errors.${code}`, options), code, ...(field !== undefined && { field }) };
}

function issuesOf(error: unknown): readonly Issue[] | null {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return null;
  if (error.status !== 400) return null;
  return error.cause.issues.slice(0, mostSentences).flatMap(flattened).slice(0, mostSentences);
}

/** A strict object reports all unknown keys in one issue; each gets a sentence. */
function flattened(issue: object): Issue[] {
  const existing: Issue = { message: '', ...issue };
  const { keys } = existing;
  if (existing.code !== 'unrecognized_keys' || !Array.isArray(keys)) return [existing];
  return keys.slice(0, mostSentences).map((key) => ({ ...existing, path: [...(existing.path ?? []), String(key)] }));
}

function inputSentence(issue: Issue, locale: LocaleKey): Sentence {
  const path = issue.path ?? [];
  const label = fieldLabel(path, locale);
  const values = { field: label ?? '', minimum: Number(issue['minimum']), maximum: Number(issue['maximum']) };
  const wrong = sentenceFor(issue);
  const sentence = label === null && wrong !== 'field_unknown' ? 'invalid_input' : wrong;
  return { message: textsFor(locale)(`errors.${sentence}`, values), code: 'invalid_input', field: fieldOf(path) };
}

function sentenceFor(issue: Issue) {
  const wrong = wrongIn(issue['params']);
  if (wrong === 'link') return 'field_has_link';
  if (wrong === 'empty') return 'field_missing';
  if (issue.code === 'unrecognized_keys') return 'field_unknown';
  if (issue.code === 'too_small' || issue.code === 'too_big') return sentenceOfBound(issue);
  if (issue.code === 'invalid_type' && issue.message.includes('undefined')) return 'field_missing';
  return 'field_invalid';
}

/** Of a number only a limit that was set for it is worth a word, not that of exact whole numbers. */
function sentenceOfBound(issue: Issue) {
  const { origin, inclusive } = issue;
  const isTooSmall = issue.code === 'too_small';
  if (origin === 'string') return isTooSmall ? tooShort(issue) : 'field_too_long';
  const bound = Number(issue[isTooSmall ? 'minimum' : 'maximum']);
  const isSet = Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (!isSet || inclusive !== true || (origin !== 'number' && origin !== 'int')) return 'field_invalid';
  return isTooSmall ? 'field_too_small' : 'field_too_large';
}

function tooShort(issue: Issue) {
  return issue['minimum'] === 1 ? 'field_missing' : 'field_too_short';
}

/** What a rule of the contract says is wrong. */
function wrongIn(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'wrong' in params ? params.wrong : undefined;
}

/** `data.0.username` becomes `username`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const names = path.map(String);
  const field = (names[0] === 'data' && names.length > 2 ? names.slice(2) : names).join('.');
  return field.length > longestField ? `${field.slice(0, longestField).toWellFormed()}…` : field;
}
