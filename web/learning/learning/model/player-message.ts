import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import type { PlayerMessage } from '#contract/learning/learning/scorm-messages.ts';
import { commitMessageBytes, lessonStatuses, scormRequests } from '#contract/learning/learning/values.ts';

/** A package may run scripts in the page of the player, so any value may come from there. */
export type Received = PlayerMessage | { kind: 'too_large' } | null;

type Commit = Omit<ScormCommit, 'launch_token'>;
type Fields = Record<string, unknown>;

const mostRevision = 1_000_000;
const longestCode = 100;
const longestScore = 50;
const longestTarget = 250;
const longestToken = 2000;
const deepest = 10;

/** Null for what the page of the player never sends. */
export function messageIn(data: unknown): Received {
  if (!isFields(data)) return null;
  const { kind } = data;
  if (kind === 'wants_window' || kind === 'closed') return { kind };
  if (kind === 'failed') return isText(data['code'], longestCode) ? { kind, code: data['code'] } : null;
  if (kind === 'finished') return finishedIn(data);
  return kind === 'commit' ? commitMessageIn(data['commit']) : null;
}

function finishedIn({ lesson_status, score }: Fields): Received {
  const status = lessonStatuses.find((each) => each === lesson_status);
  return status && isText(score, longestScore) ? { kind: 'finished', lesson_status: status, score } : null;
}

function commitMessageIn(value: unknown): Received {
  if (isFields(value) && isLarge(value)) return { kind: 'too_large' };
  const commit = commitIn(value);
  return commit && { kind: 'commit', commit };
}

/** With the fields that the server knows; it checks what is in the data models. Null where it would refuse them. */
export function commitIn(value: unknown): Commit | null {
  if (!isFields(value) || isLarge(value)) return null;
  const { revision, cmi, cmi_2004, shared_data, ended, navigation, never_initialized } = value;
  const isCommit =
    isRevision(revision) &&
    [cmi, cmi_2004].every(isOptional(isFields)) &&
    isOptional(Array.isArray)(shared_data) &&
    isOptional((each) => typeof each === 'boolean')(ended) &&
    isOptional((each) => each === true)(never_initialized) &&
    isOptional(isNavigation)(navigation);
  if (!isCommit) return null;
  const fields = { revision, cmi, cmi_2004, shared_data, ended, navigation, never_initialized };
  return withoutAbsent(fields);
}

export type StoredCommit = { at: number; commit: ScormCommit };

/** Null for what is older, or not of this shape. */
export function storedCommitIn(text: string, oldest: number): ScormCommit | null {
  const stored = parsed(text);
  if (!isFields(stored) || !(Number(stored['at']) > oldest) || !isFields(stored['commit'])) return null;
  const { launch_token, ...rest } = stored['commit'];
  const commit = commitIn(rest);
  return commit && isText(launch_token, longestToken) ? { ...commit, launch_token } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Its fields were checked one by one, or are of the server to check. */
function withoutAbsent(fields: object): Commit {
  const commit: Commit = { revision: 1 };
  return Object.assign(commit, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
}

function isOptional(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => value === undefined || is(value);
}

function isRevision(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostRevision;
}

function isNavigation(value: unknown): boolean {
  if (!isFields(value)) return false;
  const isRequest = scormRequests.some((each) => each === value['request']);
  return isRequest && isOptional((each) => isText(each, longestTarget))(value['target']);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counted before anything is serialised: a message may have any size, and rings. */
function isLarge(commit: Fields): boolean {
  if (lengthOf(commit, 0, 0) > commitMessageBytes) return true;
  return new TextEncoder().encode(JSON.stringify(commit)).length > commitMessageBytes;
}

/** At most the length of the JSON; infinite for what is no JSON. Stops where it is too long. */
function lengthOf(value: unknown, before: number, depth: number): number {
  if (typeof value === 'string') return before + value.length;
  if (typeof value === 'bigint' || depth > deepest) return Number.POSITIVE_INFINITY;
  if (typeof value !== 'object' || value === null) return before + 1;
  let length = before;
  for (const [name, each] of Object.entries(value)) {
    length = lengthOf(each, length + (Array.isArray(value) ? 1 : name.length), depth + 1);
    if (length > commitMessageBytes) return length;
  }
  return length;
}
