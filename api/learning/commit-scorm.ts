import type { CommittedScorm, ScormCommit } from '#contract/learning/calls.ts';
import { scormLimits } from '#contract/learning/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { afterCommit, type ScoState } from './model/sco-session.ts';
import { rollUpAttempt } from './roll-up-attempt.ts';
import { findPackage, findScoStates, lockOpenAttempt, writeScoState } from './scorm-store.ts';
import type { Attempt, Progressed, StoredPackage } from './scorm-store.ts';
import { scoProgress } from './scos-of.ts';
import { findProgress } from './store.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

/**
 * Stores the state of an activity [domain 6, Commit]. The token identifies the person. A commit older than the stored
 * one changes nothing. Refuses `too_large`, `scorm_launch_expired`, and `scorm_opened_elsewhere` when another window
 * has taken the session over.
 */
export async function commitScorm(ctx: Ctx, commit: ScormCommit): Promise<CommittedScorm> {
  if (Buffer.byteLength(JSON.stringify(commit.cmi)) > scormLimits.commitBytes) throw new Refusal('too_large');
  const grant = readGrant(ctx, launchGrant, commit.launch_token);
  if (!grant || grant.mode === 'browse') throw new Refusal('scorm_launch_expired');
  return inTransaction(ctx, async (tx) => {
    const { attempt, stored } = await attemptOf(tx, grant);
    const states = await findScoStates(tx, attempt.id);
    const state = ownState(states, grant);
    const isNewer = commit.revision > state.revision;
    const now = isNewer ? await write(tx, { attempt, stored, state, grant, commit }) : state;
    const items = scoProgress(stored.items, states.with(states.indexOf(state), now));
    const ended = isNewer && commit.ended === true;
    return { revision: now.revision, items, ...(await progressAfter(tx, { attempt, stored, ended })) };
  });
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

type Write = { attempt: Attempt; stored: StoredPackage; state: ScoState; grant: LaunchGrant; commit: ScormCommit };

async function write(ctx: Ctx, { attempt, stored, state, grant, commit }: Write): Promise<ScoState> {
  const { cmi, revision, ended = false } = commit;
  const isSilent = commit.never_initialized === true && !attempt.completes_on_open;
  const mastery = stored.items.find(({ identifier }) => identifier === grant.item)?.mastery_score ?? null;
  const written = afterCommit(state, { cmi, revision, ended, isSilent, mastery, mode: grant.mode });
  await writeScoState(ctx, attempt.id, written);
  return written;
}

type Ended = { attempt: Attempt & Progressed; stored: StoredPackage; ended: boolean };

/** Only an ended session counts towards the content, since a SCO may still change its status before. */
async function progressAfter(
  ctx: Ctx,
  { attempt, stored, ended }: Ended,
): Promise<Pick<CommittedScorm, 'status' | 'progress_rate' | 'is_concluded'>> {
  const { content_status: status, progress_rate } = attempt;
  if (!ended) return { status, progress_rate, is_concluded: false };
  const course = await rollUpAttempt(ctx, { attempt, items: stored.items });
  const progress = await findProgress(ctx, { enrollmentId: attempt.enrollment_id, contentId: attempt.content_id });
  return {
    status: progress?.status ?? status,
    progress_rate: course.progress_rate,
    is_concluded: course.concluded !== null,
  };
}
