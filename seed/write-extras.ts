import { join } from 'node:path';
import { createClass } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { importCourse } from './import-course.ts';

const extras = join(import.meta.dirname, 'extras');

/** A package of courses, and a service at the buyer's place, arranged after the payment. */
export async function writeExtras(ctx: Ctx): Promise<void> {
  const common = { tz: 'Africa/Luanda', capacity: null } as const;
  const inPackage = await importCourse(ctx, join(extras, '01-ao-seu-ritmo'));
  await createClass(ctx, { ...common, course_id: inPackage, code: 'PAC-L1', type: 'online' });
  const service = await importCourse(ctx, join(extras, '02-diagnostico-de-seguranca'));
  await createClass(ctx, { ...common, course_id: service, code: 'SRV-L1', type: 'presential' });
}
