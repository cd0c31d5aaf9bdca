import type { ScormMode } from '#contract/learning/learning/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { PackageItem } from './model/manifest.ts';
import { continueSession, freshState, initialCmi, type ScoState } from './model/sco-session.ts';
import { initialCmi2004, prepareCmi, thresholdsFor } from './model/sco-session-2004.ts';
import { storesFor, type SharedData, type SharedStore } from './model/shared-data.ts';
import type { Activity, SequencingState } from './model/sequencing/activity.ts';
import { lockOpenAttempt, type Attempt } from './scorm-attempt-store.ts';
import { findAttemptLearner, findPackage, findScoStates, writeScoState, type StoredPackage } from './scorm-store.ts';
import { findSharedData } from './shared-data-store.ts';
import { openActivity, sequencingOf } from './sequence-attempt.ts';
import { launchGrant, readGrant, type LaunchGrant } from './tokens.ts';

export type StartedSession = {
  /** The only origin of accepted messages, and the target of its own. */
  app_origin: string;
  title: string;
  /** Relative to the page of the player. */
  href: string;
  mode: ScormMode;
  /** False for previews and assets. */
  is_kept: boolean;
  /** The page counts its commits on from it. */
  revision: number;
} & (
  | { version: '1.2'; cmi: ReturnType<typeof initialCmi> }
  | { version: '2004'; cmi: ReturnType<typeof initialCmi2004>; shared: SharedStore[]; course: SessionCourse }
);

/** For the requests that a SCO of SCORM 2004 may ask about. */
export type SessionCourse = { activities: Activity; sequencing: SequencingState };

/**
 * A page of the activity begins its session, or continues it after a reload. Refuses `scorm_launch_expired`, and
 * `scorm_opened_elsewhere` when another window has begun a session.
 */
export async function startSession(ctx: Ctx, launchToken: string): Promise<StartedSession> {
  const grant = readGrant(ctx, launchGrant, launchToken);
  const stored = grant && (await findPackage(ctx, grant.package_id));
  const item = stored?.items.find(({ identifier }) => identifier === grant?.item);
  if (!grant || !stored || !item) throw new Refusal('scorm_launch_expired');

  const learner = grant.attempt_id === null ? guest : await findAttemptLearner(ctx, grant.attempt_id);
  if (!learner) throw new Refusal('scorm_launch_expired');
  const { state, sequencing } = await stateOf(ctx, { grant, stored, item });
  const shared = storesFor(item, await sharedDataOf(ctx, grant, item));
  return {
    app_origin: new URL(ctx.config.publicUrl).origin,
    title: item.title,
    href: item.href,
    mode: grant.mode,
    is_kept: grant.mode !== 'browse',
    revision: state.revision,
    ...modelOf({ stored, sequencing, state, shared, launching: { item, learner, mode: grant.mode } }),
  };
}

function sharedDataOf(ctx: Ctx, { attempt_id }: LaunchGrant, { shared = [] }: PackageItem): Promise<SharedData> {
  const hasNone = attempt_id === null || shared.length === 0;
  return hasNone ? Promise.resolve({}) : findSharedData(ctx, attempt_id);
}

type Launching = Parameters<typeof initialCmi>[1] & { item: PackageItem };
type Modelled = Standing & { stored: StoredPackage; shared: SharedStore[]; launching: Launching };

function modelOf({ stored: { activities }, sequencing, state, shared, launching }: Modelled) {
  if (!activities) return { version: '1.2' as const, cmi: initialCmi(state, launching) };
  const thresholds = thresholdsFor(activities, launching.item.identifier);
  const course = { activities, sequencing: sequencingOf({ sequencing }, activities) };
  return { version: '2004' as const, cmi: initialCmi2004(state, { ...launching, thresholds }), shared, course };
}

const guest = { id: 'guest', name: '' };

type Standing = { state: ScoState; sequencing: SequencingState | null };

type Granted = { grant: LaunchGrant; stored: StoredPackage; item: PackageItem };

function stateOf(ctx: Ctx, { grant: { attempt_id, nonce, mode }, stored, item }: Granted): Promise<Standing> {
  if (attempt_id === null) return Promise.resolve({ state: freshState(item.identifier), sequencing: null });
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockOpenAttempt(tx, attempt_id);
    const sequencing = attempt?.sequencing ?? null;
    const states = await findScoStates(tx, attempt_id, item.identifier);
    const state = states.find(({ item_identifier }) => item_identifier === item.identifier);
    if (state?.launch_nonce !== nonce) throw new Refusal('scorm_opened_elsewhere');
    if (mode === 'browse') return { state, sequencing };
    const isOver = states.every(({ session_open }) => !session_open);
    const before = { state, sequencing };
    const reopened = isOver ? await reopen(tx, { attempt, stored, before }) : before;
    const continued = continueSession(reopened.state);
    await writeScoState(tx, attempt_id, continued);
    return { ...reopened, state: continued };
  });
}

type Reopening = { attempt: Attempt | undefined; stored: StoredPackage; before: Standing };

/** The page that is loaded again has ended its session when it was left. Nothing reopens in review, and in SCORM 1.2. */
async function reopen(ctx: Ctx, { attempt, stored, before }: Reopening): Promise<Standing> {
  const { state } = before;
  if (!attempt || attempt.status === 'complete') return before;
  const opened = await openActivity(ctx, { attempt, stored, identifier: state.item_identifier });
  if (!opened) return before;
  return { state: prepareCmi(state, opened.isResumed, opened.objectives), sequencing: opened.attempt.sequencing };
}
