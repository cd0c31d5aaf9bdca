import type { Conclusion, OneClass } from '#contract/areas/teaching/calls.ts';
import { countPeople } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { checkClass } from './check-class.ts';
import type { Checked } from './model/conclusion-check.ts';
import { requireTeacher } from './require-teacher.ts';

export async function retrieveConclusions(ctx: Ctx, { filter }: { filter: OneClass }): Promise<ResultPage<Conclusion>> {
  const taught = await requireTeacher(ctx, filter.class_id ?? 0);
  const checked = await checkClass(ctx, taught);
  const people = (await countPeople(ctx, [taught.id])).get(taught.id);
  const conclusion: Conclusion = {
    class_id: taught.id,
    status: taught.status,
    people: people?.enrolled ?? 0,
    unconfirmed: people?.registered ?? 0,
    conditions: checked.map(present),
    is_ready: taught.status === 'closed' && checked.every(({ is_met }) => is_met),
  };
  return { results: [conclusion], total: 1 };
}

function present({ where, ...checked }: Checked): Conclusion['conditions'][number] {
  return {
    ...checked,
    where: where.map(({ starts_at, ...rest }) => ({ ...rest, starts_at: starts_at?.toISOString() ?? null })),
  };
}
