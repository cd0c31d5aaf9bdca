import { sql } from 'kysely';
import { currentClassStatuses } from '#contract/offer/classes/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { literals } from '#api/shared/database/literals.ts';

/** Changes are announced together once a class was quiet for so long; at once where one begins within a day. */
const quietMinutes = 3;

/** What is over already is announced to nobody. */
export function announceLessonChanges(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const { rows } = await sql<{ class_id: number; lesson_ids: number[] }>`
      with due as (
        select class_id from lessons where announced_revision < revision group by class_id
        having max(changed_at) <= ${now}::timestamptz - make_interval(mins => ${quietMinutes})
          or min(least(starts_at, was_starts_at)) <= ${now}::timestamptz + interval '1 day'
      ), announced as (
        update lessons set announced_revision = revision
        where announced_revision < revision and class_id in (select class_id from due)
        returning class_id, id, greatest(ends_at, was_ends_at) as over_at
      )
      select t.class_id, json_agg(t.id order by t.id) as lesson_ids from announced t join classes k on k.id = t.class_id
      where t.over_at > ${now}::timestamptz and k.status in (${literals(currentClassStatuses)}) and k.deleted_at is null
      group by t.class_id order by t.class_id`.execute(tx.db);
    await emitAll(tx, 'lessons_changed', rows);
  });
}

type Due = { lesson_id: number; starts_at: Date };

/** Once for each start of a lesson: one that moves is due again. */
export function announceDueLessons(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const hour = await markDue(tx, { column: 'hour_reminded_for', afterMinutes: 0, withinMinutes: 60 });
    // Within an hour, the reminder of the hour is enough.
    const day = await markDue(tx, { column: 'day_reminded_for', afterMinutes: 60, withinMinutes: 24 * 60 });
    await emitAll(tx, 'lesson_due', [...hour.map(dueIn('hour')), ...day.map(dueIn('day'))]);
  });
}

function dueIn(ahead: 'day' | 'hour') {
  return ({ lesson_id, starts_at }: Due) => ({ lesson_id, starts_at: starts_at.toISOString(), ahead });
}

type Window = { column: 'day_reminded_for' | 'hour_reminded_for'; afterMinutes: number; withinMinutes: number };

async function markDue(ctx: Ctx, { column, afterMinutes, withinMinutes }: Window): Promise<Due[]> {
  const now = ctx.now().getTime();
  const { rows } = await sql<Due>`
    update lessons l set ${sql.id(column)} = l.starts_at from classes k
    where k.id = l.class_id and k.status in (${literals(currentClassStatuses)}) and k.deleted_at is null and l.status = 'planned'
      and l.starts_at > ${new Date(now + afterMinutes * minuteMs)}
      and l.starts_at <= ${new Date(now + withinMinutes * minuteMs)}
      and ${sql.ref(`l.${column}`)} is distinct from l.starts_at
    returning l.id as lesson_id, l.starts_at`.execute(ctx.db);
  return rows;
}
