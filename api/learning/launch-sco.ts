import { randomBytes } from 'node:crypto';
import type { ScormMode } from '#contract/learning-values.ts';
import type { Launch, ScormLaunch } from '#contract/learning.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { accessTo, type Access } from './access.ts';
import { playerAddress } from './content-addresses.ts';
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
  type KeptPackage,
} from './scorm-store.ts';
import { lockProgress } from './store.ts';
import { launchExpiry, launchGrant, signGrant, type Holder } from './tokens.ts';

/**
 * Starts a session with one activity of a package and takes over from any other window [domain 6]. A complete attempt
 * opens for review; who is not enrolled may look without a trace. Refuses as `accessTo`.
 */
export function launchSco(ctx: Ctx, wish: Launch): Promise<ScormLaunch> {
  return inTransaction(ctx, async (inside) => {
    const access = await accessTo(inside, wish);
    const kept = await packageOf(inside, access);
    const nonce = randomBytes(12).toString('base64url');
    const holder = holderOf(inside, access);
    if (!access.enrollment) return launched(inside, { kept, nonce, holder, ...unkept(kept, wish.item_identifier) });

    const key = { enrollmentId: access.enrollment.id, contentId: access.content.id };
    await takeOver(inside, { attempt: await lockAttempt(inside, { ...key, packageId: kept.id }), kept });
    await lockProgress(inside, key);
    const attempt = await lockAttempt(inside, { ...key, packageId: kept.id });
    const states = await findScoStates(inside, attempt.id);
    const item = chosen(kept.items, { identifier: wish.item_identifier, states });
    const mode = await begin(inside, { attempt, kept, item, states, nonce });
    return launched(inside, { kept, item, mode, nonce, holder, attemptId: attempt.id });
  });
}

async function packageOf(ctx: Ctx, { content }: Access): Promise<KeptPackage> {
  const kept = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!kept) throw new Refusal('not_found');
  return kept;
}

function unkept(kept: KeptPackage, identifier: string | undefined) {
  const item = chosen(kept.items, { identifier, states: [] });
  return { item, mode: 'browse' as const, attemptId: null };
}

type Choice = { identifier: string | undefined; states: ScoState[] };

/** The one asked for, or the first that is not finished, or the first. */
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

/** Ends what other windows have open; a session that broke off counts with what it last told. */
async function takeOver(ctx: Ctx, { attempt, kept }: { attempt: Attempt; kept: KeptPackage }): Promise<void> {
  const open = (await findScoStates(ctx, attempt.id)).filter((state) => state.session_open);
  for (const state of open) await writeScoState(ctx, attempt.id, cutOffSession(state));
  if (open.length > 0) await rollUpAttempt(ctx, { attempt, items: kept.items });
}

type Beginning = { attempt: Attempt; kept: KeptPackage; item: PackageItem; states: ScoState[]; nonce: string };

async function begin(ctx: Ctx, { attempt, kept, item, states, nonce }: Beginning): Promise<ScormMode> {
  const state = states.find((each) => each.item_identifier === item.identifier) ?? freshState(item.identifier);
  const begun = beginSession(state, nonce);
  if (item.kind === 'sco') {
    await writeScoState(ctx, attempt.id, begun);
    return attempt.status === 'complete' ? 'review' : 'normal';
  }
  // An asset never speaks: to show it is to complete it.
  await writeScoState(ctx, attempt.id, { ...begun, lesson_status: 'completed', session_open: false });
  await rollUpAttempt(ctx, { attempt, items: kept.items });
  return 'browse';
}

type Launched = {
  kept: KeptPackage;
  item: PackageItem;
  mode: ScormMode;
  nonce: string;
  holder: Holder;
  attemptId: number | null;
};

function launched(ctx: Ctx, { kept, item, mode, nonce, holder, attemptId }: Launched): ScormLaunch {
  const expires = launchExpiry(ctx.now());
  const launchToken = signGrant(ctx, launchGrant, {
    package_id: kept.id,
    item: item.identifier,
    mode,
    attempt_id: attemptId,
    nonce,
    expires,
  });
  return {
    item_identifier: item.identifier,
    mode,
    player_url: playerAddress(ctx, { holder, sha256: kept.sha256, nonce, launchToken }),
    launch_token: launchToken,
    expires_at: new Date(expires * 1000).toISOString(),
  };
}
