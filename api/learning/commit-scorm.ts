import type { CommittedScorm, ScormCommit } from '#contract/learning.ts';
import { scormLimits } from '#contract/learning-values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import type { Reported } from '#api/enrollments/index.ts';
import { afterCommit, type ScoState } from './model/sco-session.ts';
import { reportCourse } from './report-course.ts';
import { rollUpAttempt } from './roll-up-attempt.ts';
import { findPackage, findScoStates, lockOpenAttempt, writeScoState } from './scorm-store.ts';
import type { Attempt, KeptPackage } from './scorm-store.ts';
import { scoProgress } from './scos-of.ts';
import { findProgress } from './store.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

/**
 * Keeps what an activity tells of itself [domain 6, Commit]. The token stands for the person. A commit older than one
 * that is kept changes nothing. Refuses `too_large`, `scorm_launch_expired`, and `scorm_opened_elsewhere` to a window
 * that another one took over from.
 */
export async function commitScorm(ctx: Ctx, commit: ScormCommit): Promise<CommittedScorm> {
  if (Buffer.byteLength(JSON.stringify(commit.cmi)) > scormLimits.commitBytes) throw new Refusal('too_large');
  const grant = readGrant(ctx, launchGrant, commit.launch_token);
  if (!grant || grant.mode === 'browse') throw new Refusal('scorm_launch_expired');
  return inTransaction(ctx, async (inside) => {
    const { attempt, kept } = await attemptOf(inside, grant);
    const state = await ownState(inside, grant);
    const isNews = commit.revision > state.revision;
    if (isNews) await write(inside, { attempt, kept, state, grant, commit });
    const course = await report(inside, { attempt, kept, ended: isNews && commit.ended === true });
    return committed(inside, { attempt, kept, course, revision: Math.max(commit.revision, state.revision) });
  });
}

async function attemptOf(ctx: Ctx, { attempt_id, package_id }: LaunchGrant) {
  const attempt = attempt_id === null ? undefined : await lockOpenAttempt(ctx, attempt_id);
  const kept = await findPackage(ctx, package_id);
  if (!attempt || !kept) throw new Refusal('scorm_launch_expired');
  return { attempt, kept };
}

async function ownState(ctx: Ctx, { attempt_id, item, nonce }: LaunchGrant): Promise<ScoState> {
  const states = await findScoStates(ctx, attempt_id ?? 0);
  const state = states.find(({ item_identifier }) => item_identifier === item);
  if (!state || state.launch_nonce !== nonce) throw new Refusal('scorm_opened_elsewhere');
  return state;
}

type Write = { attempt: Attempt; kept: KeptPackage; state: ScoState; grant: LaunchGrant; commit: ScormCommit };

async function write(ctx: Ctx, { attempt, kept, state, grant, commit }: Write): Promise<void> {
  const { cmi, revision, ended = false } = commit;
  const mastery = kept.items.find(({ identifier }) => identifier === grant.item)?.mastery_score ?? null;
  await writeScoState(ctx, attempt.id, afterCommit(state, { cmi, revision, ended, mastery, mode: grant.mode }));
}

/** Only a session that has ended counts towards the content: before, a SCO may still change its mind. */
async function report(
  ctx: Ctx,
  { attempt, kept, ended }: { attempt: Attempt; kept: KeptPackage; ended: boolean },
): Promise<Reported> {
  if (ended) return rollUpAttempt(ctx, { attempt, items: kept.items });
  return reportCourse(ctx, { courseId: attempt.course_id, enrollmentId: attempt.enrollment_id });
}

type Committed = { attempt: Attempt; kept: KeptPackage; course: Reported; revision: number };

async function committed(ctx: Ctx, { attempt, kept, course, revision }: Committed): Promise<CommittedScorm> {
  const key = { enrollmentId: attempt.enrollment_id, contentId: attempt.content_id };
  const progress = await findProgress(ctx, key);
  return {
    revision,
    items: scoProgress(kept.items, await findScoStates(ctx, attempt.id)),
    status: progress?.status ?? 'started',
    progress_rate: course.progress_rate,
    is_concluded: course.concluded !== null,
  };
}
