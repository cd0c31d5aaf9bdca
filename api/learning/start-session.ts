import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import type { PackageItem } from './model/manifest.ts';
import { continueSession, freshState, initialCmi, type ScoState } from './model/sco-session.ts';
import { findAttemptLearner, findPackage, findScoStates, lockOpenAttempt, writeScoState } from './scorm-store.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

export type StartedSession = {
  /** The only origin of accepted messages, and the target of its own. */
  app_origin: string;
  title: string;
  /** Relative to the page of the player. */
  href: string;
  /** False for previews and assets. */
  is_kept: boolean;
  /** The page counts its commits on from it. */
  revision: number;
  cmi: ReturnType<typeof initialCmi>;
};

/**
 * A page of the activity begins its session, or continues it after a reload. Refuses `scorm_launch_expired`, and
 * `scorm_opened_elsewhere` when another window has begun a session.
 */
export async function startSession(ctx: Ctx, launchToken: string): Promise<StartedSession> {
  const grant = readGrant(ctx, launchGrant, launchToken);
  const stored = grant && (await findPackage(ctx, grant.package_id));
  const item = stored?.items.find(({ identifier }) => identifier === grant?.item);
  if (!grant || !item) throw new Refusal('scorm_launch_expired');

  const learner = grant.attempt_id === null ? guest : await findAttemptLearner(ctx, grant.attempt_id);
  if (!learner) throw new Refusal('scorm_launch_expired');
  const state = await stateOf(ctx, grant, item);
  return {
    app_origin: new URL(ctx.config.publicUrl).origin,
    title: item.title,
    href: item.href,
    is_kept: grant.mode !== 'browse',
    revision: state.revision,
    cmi: initialCmi(state, { item, learner, mode: grant.mode }),
  };
}

const guest = { id: 'guest', name: '' };

function stateOf(ctx: Ctx, { attempt_id, nonce, mode }: LaunchGrant, item: PackageItem): Promise<ScoState> {
  if (attempt_id === null) return Promise.resolve(freshState(item.identifier));
  return inTransaction(ctx, async (tx) => {
    await lockOpenAttempt(tx, attempt_id);
    const states = await findScoStates(tx, attempt_id);
    const state = states.find(({ item_identifier }) => item_identifier === item.identifier);
    if (state?.launch_nonce !== nonce) throw new Refusal('scorm_opened_elsewhere');
    if (mode === 'browse') return state;
    const continued = continueSession(state);
    await writeScoState(tx, attempt_id, continued);
    return continued;
  });
}
