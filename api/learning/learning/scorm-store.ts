import { sql } from 'kysely';
import type {
  CompletionStatus,
  LessonStatus,
  ScormVersion,
  SuccessStatus,
} from '#contract/learning/learning/values.ts';
import type { ScormPackage } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Manifest, PackageItem } from './model/manifest.ts';
import type { Baseline } from './model/sco.ts';
import type { Activity } from './model/sequencing/activity.ts';
import type { ScoState } from './model/sco-session.ts';
import { hasAccount } from './scorm-attempt-store.ts';
import type { Holder } from './tokens.ts';

type NewPackage = { manifest: Manifest; sha256: string; fileCount: number; bytes: number };

/** Concurrent imports of the same bytes get the same package. */
export async function insertPackage(
  ctx: Ctx,
  { manifest, sha256, fileCount, bytes }: NewPackage,
): Promise<ScormPackage> {
  const { version, title, items, activities } = manifest;
  await ctx.db
    .insertInto('scorm_packages')
    .values({
      version,
      title,
      sha256,
      items: JSON.stringify(items),
      activities: activities && JSON.stringify(activities),
      file_count: fileCount,
      byte_size: bytes,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
  const stored = await findPackageByHash(ctx, sha256);
  if (!stored) throw new Error('The package that was just kept is gone.');
  return stored;
}

export async function findPackageByHash(ctx: Ctx, sha256: string): Promise<ScormPackage | null> {
  const row = await ctx.db
    .selectFrom('scorm_packages')
    .select(['id', 'title', 'file_count', 'byte_size'])
    .select(sql<ScormVersion>`version`.as('version'))
    .select(sql<number>`jsonb_array_length(items)`.as('item_count'))
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row ?? null;
}

export type StoredPackage = {
  id: number;
  title: string;
  sha256: string;
  version: ScormVersion;
  items: PackageItem[];
  /** Null for SCORM 1.2. */
  activities: Activity | null;
};

export async function findPackage(ctx: Ctx, id: number): Promise<StoredPackage | null> {
  const row = await ctx.db
    .selectFrom('scorm_packages')
    .select(['id', 'title', 'sha256'])
    .select(sql<ScormVersion>`version`.as('version'))
    .select(sql<PackageItem[]>`items`.as('items'))
    .select(sql<Activity | null>`activities`.as('activities'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findStandingHolder(ctx: Ctx, { enrollment_id, user_id }: Holder): Promise<boolean> {
  const { rows } = await sql<{ is_standing: boolean }>`
    select (${enrollment_id}::bigint is null
        or exists (select from shared_enrollments where id = ${enrollment_id} and status = 'enrolled'))
      and (${user_id}::bigint is null
        or exists (select from shared_users where id = ${user_id} and deleted_at is null)) as is_standing`.execute(
    ctx.db,
  );
  return rows[0]?.is_standing ?? false;
}

/**
 * Content receives the name of the person and no other personal data. Undefined after the end of the enrollment or the
 * closing of the account.
 */
export async function findAttemptLearner(
  ctx: Ctx,
  attemptId: number,
): Promise<{ id: string; name: string } | undefined> {
  const row = await ctx.db
    .selectFrom('scorm_attempts')
    .innerJoin('shared_enrollments as enrollments', 'enrollments.id', 'scorm_attempts.enrollment_id')
    .innerJoin('shared_persons as persons', 'persons.id', 'enrollments.person_id')
    .select(['scorm_attempts.enrollment_id', 'persons.name'])
    .where('scorm_attempts.id', '=', attemptId)
    .where('enrollments.status', '=', 'enrolled')
    .where(hasAccount)
    .executeTakeFirst();
  return row && { id: `enrollment-${row.enrollment_id}`, name: row.name };
}

/** With what SCORM 2004 wrote, of the given activity and of those with an open session. */
export async function findScoStates(ctx: Ctx, attemptId: number, identifier = ''): Promise<ScoState[]> {
  return ctx.db
    .selectFrom('sco_states')
    .select(['item_identifier', 'score_raw', 'score_min', 'score_max', 'location', 'suspend_data', 'exit_mode'])
    .select(['total_seconds', 'comments', 'session_open', 'revision', 'launch_nonce'])
    .select(['score_scaled', 'progress_measure'])
    .select(sql<CompletionStatus | null>`completion_status`.as('completion_status'))
    .select(sql<SuccessStatus | null>`success_status`.as('success_status'))
    .select(sql<LessonStatus>`lesson_status`.as('lesson_status'))
    .select(sql<ScoState['preference']>`preference`.as('preference'))
    .select(sql<ScoState['objectives']>`objectives`.as('objectives'))
    .select(sql<ScoState['interactions']>`interactions`.as('interactions'))
    .select(sql<ScoState['cmi']>`case when session_open or item_identifier = ${identifier} then cmi end`.as('cmi'))
    .select(sql<Baseline>`baseline`.as('baseline'))
    .where('attempt_id', '=', attemptId)
    .execute();
}

export async function writeScoState(ctx: Ctx, attemptId: number, { cmi, ...state }: ScoState): Promise<void> {
  const row = {
    ...state,
    preference: JSON.stringify(state.preference),
    objectives: JSON.stringify(state.objectives),
    interactions: JSON.stringify(state.interactions),
    baseline: JSON.stringify(state.baseline),
    // Not loaded with the state of another activity.
    ...(cmi && { cmi: JSON.stringify(cmi) }),
    attempt_id: attemptId,
    updated_at: ctx.now(),
  };
  await ctx.db
    .insertInto('sco_states')
    .values(row)
    .onConflict((conflict) => conflict.columns(['attempt_id', 'item_identifier']).doUpdateSet(row))
    .execute();
}
