import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PackageItem } from './model/manifest.ts';
import { freshState, initialCmi, type ScoState } from './model/sco-session.ts';
import { findAttemptLearner, findPackage, findScoStates } from './scorm-store.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

export type StartedSession = {
  /** The only origin of accepted messages, and the target of its own. */
  app_origin: string;
  /** Relative to the page of the player. */
  href: string;
  /** False for previews and assets. */
  is_kept: boolean;
  revision: number;
  cmi: ReturnType<typeof initialCmi>;
};

/** Refuses `scorm_launch_expired`, and `scorm_opened_elsewhere` when another window has begun a session. */
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
    href: item.href,
    is_kept: grant.mode !== 'browse',
    revision: state.revision,
    cmi: initialCmi(state, { item, learner, mode: grant.mode }),
  };
}

const guest = { id: 'guest', name: '' };

async function stateOf(ctx: Ctx, { attempt_id, nonce }: LaunchGrant, item: PackageItem): Promise<ScoState> {
  if (attempt_id === null) return freshState(item.identifier);
  const states = await findScoStates(ctx, attempt_id);
  const state = states.find(({ item_identifier }) => item_identifier === item.identifier);
  if (state?.launch_nonce !== nonce) throw new Refusal('scorm_opened_elsewhere');
  return state;
}
