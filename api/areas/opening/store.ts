import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export type ExistingOffer = Record<'partner' | 'category' | 'course' | 'class', boolean>;

/** Courses count once they are published, and classes while they can still begin. */
export async function existingOffer(ctx: Ctx): Promise<ExistingOffer> {
  const { rows } = await sql<ExistingOffer>`
    select exists(select from shared_partners) as partner, exists(select from shared_categories) as category,
      exists(select from published_courses) as course,
      exists(select from shared_classes where start_at is null or start_at > ${ctx.now()}) as class`.execute(ctx.db);
  return rows[0] ?? { partner: false, category: false, course: false, class: false };
}
