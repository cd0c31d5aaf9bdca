import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import {
  listCategorySources,
  listCourseSources,
  listPartnerSources,
  type CourseSourceQuery,
  type SimpleSourceQuery,
} from './store/sources.ts';

export async function retrieveCategorySources(ctx: Ctx, query: SimpleSourceQuery) {
  requireClaim(ctx, 'catalogue.edit');
  const { rows, total } = await listCategorySources(ctx, query);
  return { results: rows.map(presentRecord), total };
}

export async function retrievePartnerSources(ctx: Ctx, query: SimpleSourceQuery) {
  requireClaim(ctx, 'catalogue.edit');
  const { rows, total } = await listPartnerSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}

export async function retrieveCourseSources(ctx: Ctx, query: CourseSourceQuery) {
  requireClaim(ctx, 'catalogue.edit');
  const { rows, total } = await listCourseSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}
