import type { CommittedScorm, ScormCommit } from '#contract/learning/learning/calls.ts';
import { scorm2004Limits, scormLimits } from '#contract/learning/learning/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { afterCommit, type ScoState } from './model/sco-session.ts';
import { afterCommit2004, thresholdsFor } from './model/sco-session-2004.ts';
import { writable } from './model/shared-data.ts';
import { rollUpAttempt } from './roll-up-attempt.ts';
import { lockOpenAttempt, type Attempt, type Progressed } from './scorm-attempt-store.ts';
import { findPackage, findScoStates, writeScoState, type StoredPackage } from './scorm-store.ts';
import { scoProgress } from './scos-of.ts';
import { writeSharedData } from './shared-data-store.ts';
import { leaveActivity, type Remaining } from './sequence-attempt.ts';
import { findProgress } from './store.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

/**
 * Stores the state of an activity [domain 6, Commit]. The token identifies the person. A commit older than the stored
 * one changes nothing. Refuses `too_large`, `scorm_launch_expired`, and `scorm_opened_elsewhere` when another window
 * has taken the session over.
 */
export async function commitScorm(ctx: Ctx, commit: ScormCommit): Promise<CommittedScorm> {
  requireSize(commit);
  const grant = readGrant(ctx, launchGrant, commit.launch_token);
  if (!grant || grant.mode === 'browse') throw new Refusal('scorm_launch_expired');
  return inTransaction(ctx, async (tx) => {
    const { attempt, stored } = await attemptOf(tx, grant);
    const states = await findScoStates(tx, attempt.id, grant.item);
    const state = ownState(states, grant);
    const isNewer = commit.revision > state.revision;
    const committing = { attempt, stored, state, grant, commit };
    const now = isNewer ? await write(tx, committing) : state;
    const isEnd = isNewer && commit.ended === true;
    // The last commit of a page repeats the end, and may come before the first.
    const left =
      isEnd && state.session_open
        ? await leaveAfter(tx, { ...committing, state: now })
        : notLeft(attempt, commit.ended === true);
    const items = scoProgress(stored, { attempt: left.attempt, states: states.with(states.indexOf(state), now) });
    const { next, follows } = left;
    return { revision: now.revision, items, next, follows, ...(await progressAfter(tx, { left, stored, isEnd })) };
  });
}

function requireSize({ cmi = {}, cmi_2004, shared_data = [] }: ScormCommit): void {
  const most = cmi_2004 ? scorm2004Limits.commitBytes : scormLimits.commitBytes;
  if (Buffer.byteLength(JSON.stringify([cmi_2004 ?? cmi, shared_data])) > most) throw new Refusal('too_large');
}

async function attemptOf(ctx: Ctx, { attempt_id, package_id }: LaunchGrant) {
  const attempt = attempt_id === null ? undefined : await lockOpenAttempt(ctx, attempt_id);
  const stored = await findPackage(ctx, package_id);
  if (!attempt || !stored) throw new Refusal('scorm_launch_expired');
  return { attempt, stored };
}

function ownState(states: ScoState[], { item, nonce }: LaunchGrant): ScoState {
  const state = states.find(({ item_identifier }) => item_identifier === item);
  if (!state || state.launch_nonce !== nonce) throw new Refusal('scorm_opened_elsewhere');
  return state;
}

type Progressing = Attempt & Progressed;
type Committing = {
  attempt: Progressing;
  stored: StoredPackage;
  state: ScoState;
  grant: LaunchGrant;
  commit: ScormCommit;
};

async function write(ctx: Ctx, committing: Committing): Promise<ScoState> {
  const saved = committing.stored.activities ? written2004(committing) : written12(committing);
  await writeScoState(ctx, committing.attempt.id, saved);
  await share(ctx, committing);
  return saved;
}

async function share(ctx: Ctx, { attempt, stored, grant, commit }: Committing): Promise<void> {
  const item = stored.items.find(({ identifier }) => identifier === grant.item);
  if (item) await writeSharedData(ctx, attempt.id, writable(item, commit.shared_data ?? []));
}

function written12({ attempt, stored, state, grant, commit }: Committing): ScoState {
  const { cmi = {}, revision, ended = false } = commit;
  const isSilent = isSilentEnd(attempt, commit);
  const mastery = stored.items.find(({ identifier }) => identifier === grant.item)?.mastery_score ?? null;
  return afterCommit(state, { cmi, revision, ended, isSilent, mastery, mode: grant.mode });
}

function written2004({ attempt, stored, state, grant, commit }: Committing): ScoState {
  const { revision, ended = false } = commit;
  const completesNow = ended && commit.never_initialized === true && attempt.completes_on_open;
  const cmi = { ...commit.cmi_2004, ...(completesNow && { completion_status: 'completed' as const }) };
  const thresholds = thresholdsFor(stored.activities, grant.item);
  return afterCommit2004(state, {
    cmi,
    revision,
    ended,
    thresholds,
    mode: grant.mode,
    isSuspendedByAll: isSuspendedByAll(commit),
  });
}

function isSilentEnd({ completes_on_open }: Progressing, { never_initialized }: ScormCommit): boolean {
  return never_initialized === true && !completes_on_open;
}

function isSuspendedByAll({ navigation }: ScormCommit): boolean {
  return navigation?.request === 'suspendAll';
}

/** A SCO that gives up its time or logs the learner out leaves the whole course [RTE 4.2.8]. */
async function leaveAfter(ctx: Ctx, { attempt, stored, state, commit }: Committing): Promise<Remaining & Ending> {
  if (!stored.activities) return notLeft(attempt, true);
  const { exit_mode: exit } = state;
  const request = exit === 'time-out' || exit === 'logout' ? 'exitAll' : 'exit';
  const left = await leaveActivity(ctx, {
    attempt,
    stored,
    state,
    navigation: commit.navigation ?? { request },
    isSuspended: exit === 'suspend',
    isSilent: isSilentEnd(attempt, commit),
  });
  return { ...left, attempt: { ...attempt, ...left.attempt } };
}

type Ending = { attempt: Progressing };

function notLeft(attempt: Progressing, hasEnded: boolean): Remaining & Ending {
  const next = hasEnded ? (attempt.sequencing?.pending ?? null) : null;
  return { attempt, next, follows: next !== null };
}

type Ended = { left: Ending; stored: StoredPackage; isEnd: boolean };

/** Only an ended session counts towards the content, since a SCO may still change its status before. */
async function progressAfter(
  ctx: Ctx,
  { left: { attempt }, stored, isEnd }: Ended,
): Promise<Pick<CommittedScorm, 'status' | 'progress_rate' | 'is_concluded' | 'is_stuck'>> {
  const { content_status: status, progress_rate, is_stuck } = attempt;
  if (!isEnd) return { status, progress_rate, is_stuck, is_concluded: false };
  const course = await rollUpAttempt(ctx, { attempt, stored });
  const progress = await findProgress(ctx, { enrollmentId: attempt.enrollment_id, contentId: attempt.content_id });
  return {
    status: progress?.status ?? status,
    progress_rate: course.progress_rate,
    is_stuck: course.is_stuck,
    is_concluded: course.concluded !== null,
  };
}
