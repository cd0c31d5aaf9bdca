import { randomBytes } from 'node:crypto';
import type { ScormMode } from '#contract/learning/learning/values.ts';
import type { NewScormLaunch, ScormLaunch } from '#contract/learning/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { accessTo, type Access } from './access.ts';
import { playerAddresses } from './content-addresses.ts';
import { holderOf } from './holder.ts';
import type { PackageItem } from './model/manifest.ts';
import { isOpen12 } from './model/prerequisites.ts';
import { isFinished } from './model/sco.ts';
import { beginSession, cutOffSession, firstState, type ScoState } from './model/sco-session.ts';
import { controlsOf } from './model/controls.ts';
import { prepareCmi } from './model/sco-session-2004.ts';
import { outliving } from './model/shared-data.ts';
import { rollUpAttempt } from './roll-up-attempt.ts';
import { hasFailedBefore, insertAttempt, lockAttempt, newestAttempt, type Attempt } from './scorm-attempt-store.ts';
import { findPackage, findScoStates, writeScoState, type StoredPackage } from './scorm-store.ts';
import { openActivity, sequencingAfter, suspendActivities } from './sequence-attempt.ts';
import { findSharedData, writeSharedData } from './shared-data-store.ts';
import { lockProgress } from './store.ts';
import { launchExpiry, launchGrant, signGrant, type Holder } from './tokens.ts';

/**
 * Starts a session with one activity of a package, and takes over from other windows [domain 6]. A complete attempt
 * opens for review. Without an enrollment nothing is stored. Refuses as `accessTo`, `scorm_activity_closed` where the
 * sequencing of SCORM 2004 forbids it, and `scorm_no_attempt_left`.
 */
export function launchSco(ctx: Ctx, input: NewScormLaunch): Promise<ScormLaunch> {
  return inTransaction(ctx, async (tx) => {
    const access = await accessTo(tx, input);
    const stored = await packageOf(tx, access);
    const nonce = randomBytes(12).toString('base64url');
    const holder = holderOf(tx, access);
    if (!access.enrollment) return launched(tx, { stored, nonce, holder, ...untracked(stored, input.item_identifier) });

    const key = { enrollmentId: access.enrollment.id, contentId: access.content.id };
    const attemptOf = { ...key, packageId: stored.id };
    await takeOver(tx, { attempt: await lockAttempt(tx, attemptOf), stored });
    await lockProgress(tx, key);
    if (input.new_attempt) await beginNextAttempt(tx, attemptOf, stored);
    const attempt = await newestAttempt(tx, attemptOf);
    const begun = await begin(tx, { attempt, stored, identifier: input.item_identifier, nonce });
    return launched(tx, { stored, nonce, holder, attemptId: attempt.id, ...begun });
  });
}

async function packageOf(ctx: Ctx, { content }: Access): Promise<StoredPackage> {
  const stored = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!stored) throw new Refusal('not_found');
  return stored;
}

function untracked(stored: StoredPackage, identifier: string | undefined) {
  const item = chosen(stored.items, { identifier, states: [], isFree: true });
  return { item, mode: 'browse' as const, attemptId: null, controls: [] };
}

/** `isFree`: whatever the prerequisites of the items. */
type Choice = { identifier: string | undefined; states: ScoState[]; isFree: boolean };

/** The requested item, else the first unfinished one, else the first. */
function chosen(items: PackageItem[], { identifier, states, isFree }: Choice): PackageItem {
  const statuses = new Map(states.map((state) => [state.item_identifier, state]));
  const open = isFree ? items : items.filter((item) => isOpen12(item, statuses));
  const item =
    identifier === undefined
      ? (open.find((each) => !isFinished(statuses.get(each.identifier)?.lesson_status)) ?? open[0])
      : items.find((each) => each.identifier === identifier);
  if (item && open.includes(item)) return item;
  throw new Refusal(item || (identifier === undefined && items.length > 0) ? 'scorm_activity_closed' : 'not_found');
}

type AttemptOf = Parameters<typeof lockAttempt>[1];

/** Who is stuck may always begin again. */
async function beginNextAttempt(ctx: Ctx, attemptOf: AttemptOf, stored: StoredPackage): Promise<void> {
  const attempt = await newestAttempt(ctx, attemptOf);
  const { attempt_number, attempts_allowed, is_stuck } = attempt;
  if (attempt_number >= attempts_allowed && !is_stuck) throw new Refusal('scorm_no_attempt_left');
  // An attempt that nothing was done in is used first.
  if ((await findScoStates(ctx, attempt.id)).length === 0) return;
  const sequencing = sequencingAfter(attempt, stored);
  await insertAttempt(ctx, { ...attemptOf, number: attempt_number + 1, sequencing });
  const data = outliving(stored.items, await findSharedData(ctx, attempt.id));
  await writeSharedData(ctx, (await newestAttempt(ctx, attemptOf)).id, data);
}

/** Ends the sessions of other windows; their last commit counts. */
async function takeOver(ctx: Ctx, { attempt, stored }: { attempt: Attempt; stored: StoredPackage }): Promise<void> {
  const open = (await findScoStates(ctx, attempt.id)).filter((state) => state.session_open);
  if (open.length === 0) return;
  for (const state of open) await writeScoState(ctx, attempt.id, cutOffSession(state));
  await rollUpAttempt(ctx, { attempt: await suspendActivities(ctx, { attempt, stored, states: open }), stored });
}

type Beginning = { attempt: Attempt; stored: StoredPackage; identifier: string | undefined; nonce: string };
type Begun = { item: PackageItem; mode: ScormMode; controls: ScormLaunch['controls'] };

async function begin(ctx: Ctx, beginning: Beginning): Promise<Begun> {
  const { attempt, stored } = beginning;
  const isOver = attempt.status === 'complete';
  const opened = isOver ? null : await openActivity(ctx, beginning);
  if (!opened && stored.activities && !isOver) throw new Refusal('scorm_activity_closed');
  const { item, state } = await chooseState(ctx, beginning, opened);
  const controls = controlsOf(stored, item);
  if (item.kind === 'sco') {
    await writeScoState(ctx, attempt.id, state);
    return { item, mode: isOver ? 'review' : 'normal', controls };
  }
  // An asset makes no commits, so showing it completes it.
  await writeScoState(ctx, attempt.id, { ...state, lesson_status: 'completed', session_open: false });
  await rollUpAttempt(ctx, { attempt: opened?.attempt ?? attempt, stored });
  return { item, mode: 'browse', controls };
}

type Opened = Awaited<ReturnType<typeof openActivity>> | null;

/** The activity, and its state at the begin of the session. */
async function chooseState(ctx: Ctx, { attempt, stored, nonce, ...expected }: Beginning, opened: Opened) {
  const states = await findScoStates(ctx, attempt.id, opened?.identifier);
  const identifier = opened?.identifier ?? expected.identifier ?? attempt.sequencing?.pending ?? undefined;
  const isFree = attempt.status === 'complete';
  const item = chosen(stored.items, { identifier, states, isFree });
  const existing = states.find((each) => each.item_identifier === item.identifier);
  const current = existing ?? firstState(item.identifier, await hasFailedBefore(ctx, attempt, item.identifier));
  const prepared = opened ? prepareCmi(current, opened.isResumed, opened.objectives) : current;
  return { item, state: beginSession(prepared, nonce) };
}

type Launched = {
  stored: StoredPackage;
  item: PackageItem;
  mode: ScormMode;
  nonce: string;
  holder: Holder;
  attemptId: number | null;
  controls: ScormLaunch['controls'];
};

function launched(ctx: Ctx, { stored, item, mode, nonce, holder, attemptId, controls }: Launched): ScormLaunch {
  const expires = launchExpiry(ctx.now());
  const launchToken = signGrant(ctx, launchGrant, {
    package_id: stored.id,
    item: item.identifier,
    mode,
    attempt_id: attemptId,
    nonce,
    expires,
  });
  return {
    item_identifier: item.identifier,
    mode,
    controls,
    ...playerAddresses(ctx, { holder, sha256: stored.sha256, nonce, launchToken }),
    launch_token: launchToken,
    expires_at: new Date(expires * 1000).toISOString(),
  };
}
