import type { PackageType } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countCourses, packageTypeOf, type GivenExtras } from './store/course-extras.ts';

/** Only a package has courses, and a service is neither a prerequisite nor part of a package. */
export async function requireCourses(
  ctx: Ctx,
  packageType: PackageType | undefined,
  { id, prerequisite_ids, course_ids }: GivenExtras & { id?: number },
): Promise<void> {
  await requireOthers(ctx, 'prerequisite_ids', { id, ids: prerequisite_ids });
  await requireOthers(ctx, 'course_ids', { id, ids: course_ids });
  if (!course_ids?.length) return;
  const type = packageType ?? (id === undefined ? 'curso' : await packageTypeOf(ctx, id));
  if (type !== 'pacote') throw new Refusal('invalid_input', { field: 'course_ids' });
}

type Named = { id: number | undefined; ids: number[] | undefined };

async function requireOthers(ctx: Ctx, field: string, { id, ids }: Named): Promise<void> {
  if (!ids?.length) return;
  const others = new Set(ids);
  if ((id !== undefined && others.has(id)) || (await countCourses(ctx, [...others])) < others.size) {
    throw new Refusal('invalid_input', { field });
  }
}
