import { randomBytes } from 'node:crypto';
import type { ScormMode } from '#contract/learning/values.ts';
import type { NewScormLaunch, ScormLaunch } from '#contract/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { accessTo, type Access } from './access.ts';
import { playerAddresses } from './content-addresses.ts';
import { holderOf } from './holder.ts';
import type { PackageItem } from './model/manifest.ts';
import { isFinished } from './model/sco.ts';
import { beginSession, cutOffSession, freshState, type ScoState } from './model/sco-session.ts';
import { rollUpAttempt } from './roll-up-attempt.ts';
import {
  findPackage,
  findScoStates,
  lockAttempt,
  writeScoState,
  type Attempt,
  type StoredPackage,
} from './scorm-store.ts';
import { lockProgress } from './store.ts';
import { launchExpiry, launchGrant, signGrant, type Holder } from './tokens.ts';

/**
 * Starts a session with one activity of a package, and takes over from other windows [domain 6]. A complete attempt
 * opens for review. Without an enrollment nothing is stored. Refuses as `accessTo`.
 */
export function launchSco(ctx: Ctx, input: NewScormLaunch): Promise<ScormLaunch> {
  return inTransaction(ctx, async (tx) => {
    const access = await accessTo(tx, input);
    const stored = await packageOf(tx, access);
    const nonce = randomBytes(12).toString('base64url');
    const holder = holderOf(tx, access);
    if (!access.enrollment) return launched(tx, { stored, nonce, holder, ...untracked(stored, input.item_identifier) });

    const key = { enrollmentId: access.enrollment.id, contentId: access.content.id };
    await takeOver(tx, { attempt: await lockAttempt(tx, { ...key, packageId: stored.id }), stored });
    await lockProgress(tx, key);
    const attempt = await lockAttempt(tx, { ...key, packageId: stored.id });
    const states = await findScoStates(tx, attempt.id);
    const item = chosen(stored.items, { identifier: input.item_identifier, states });
    const mode = await begin(tx, { attempt, stored, item, states, nonce });
    return launched(tx, { stored, item, mode, nonce, holder, attemptId: attempt.id });
  });
}

async function packageOf(ctx: Ctx, { content }: Access): Promise<StoredPackage> {
  const stored = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!stored) throw new Refusal('not_found');
  return stored;
}

function untracked(stored: StoredPackage, identifier: string | undefined) {
  const item = chosen(stored.items, { identifier, states: [] });
  return { item, mode: 'browse' as const, attemptId: null };
}

type Choice = { identifier: string | undefined; states: ScoState[] };

/** The requested item, else the first unfinished one, else the first. */
function chosen(items: PackageItem[], { identifier, states }: Choice): PackageItem {
  const finished = new Set(
    states.filter((state) => isFinished(state.lesson_status)).map((state) => state.item_identifier),
  );
  const item =
    identifier === undefined
      ? (items.find((each) => !finished.has(each.identifier)) ?? items[0])
      : items.find((each) => each.identifier === identifier);
  if (!item) throw new Refusal('not_found');
  return item;
}

/** Ends the sessions of other windows; their last commit counts. */
async function takeOver(ctx: Ctx, { attempt, stored }: { attempt: Attempt; stored: StoredPackage }): Promise<void> {
  const open = (await findScoStates(ctx, attempt.id)).filter((state) => state.session_open);
  for (const state of open) await writeScoState(ctx, attempt.id, cutOffSession(state));
  if (open.length > 0) await rollUpAttempt(ctx, { attempt, items: stored.items });
}

type Beginning = { attempt: Attempt; stored: StoredPackage; item: PackageItem; states: ScoState[]; nonce: string };

async function begin(ctx: Ctx, { attempt, stored, item, states, nonce }: Beginning): Promise<ScormMode> {
  const state = states.find((each) => each.item_identifier === item.identifier) ?? freshState(item.identifier);
  const begun = beginSession(state, nonce);
  if (item.kind === 'sco') {
    await writeScoState(ctx, attempt.id, begun);
    return attempt.status === 'complete' ? 'review' : 'normal';
  }
  // An asset makes no commits, so showing it completes it.
  await writeScoState(ctx, attempt.id, { ...begun, lesson_status: 'completed', session_open: false });
  await rollUpAttempt(ctx, { attempt, items: stored.items });
  return 'browse';
}

type Launched = {
  stored: StoredPackage;
  item: PackageItem;
  mode: ScormMode;
  nonce: string;
  holder: Holder;
  attemptId: number | null;
};

function launched(ctx: Ctx, { stored, item, mode, nonce, holder, attemptId }: Launched): ScormLaunch {
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
    ...playerAddresses(ctx, { holder, sha256: stored.sha256, nonce, launchToken }),
    launch_token: launchToken,
    expires_at: new Date(expires * 1000).toISOString(),
  };
}
