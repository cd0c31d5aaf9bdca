import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Those in force, and those that a change can be undone to. */
export async function picturesOfSettings(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select picture_id as id from application_settings where picture_id in (${sql.join(ids)})
    union
    select former.id
    from application_setting_changes as c
    join application_settings as s on s.id = c.setting_id and s.key = 'logoPicture'
    cross join lateral (select case when c.former_value ~ '^[1-9][0-9]{0,14}$' then c.former_value::bigint end as id) as former
    where former.id in (${sql.join(ids)})`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
