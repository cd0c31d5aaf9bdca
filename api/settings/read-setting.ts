import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { findSetting } from './store.ts';

/** The text of one application setting, or null; public or not. The group is General unless said [specification 3]. */
export function readSetting(ctx: Ctx, key: string, slug = 'General'): Promise<string | null> {
  return findSetting(ctx, { slug, key });
}

/** As `readSetting`, as part of another statement. */
export function settingText(key: string, slug = 'General') {
  return sql<string | null>`(select value from application_settings where slug = ${slug} and key = ${key})`;
}

/** A setting that is a number; the given one when it is missing or no number. */
export async function readNumberSetting(ctx: Ctx, key: string, otherwise: number): Promise<number> {
  const value = Number.parseFloat((await readSetting(ctx, key)) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/** Per cent of value-added tax in course prices, as in 14 (Angola; domain 2). */
export function vatRatePercent(ctx: Ctx): Promise<number> {
  return readNumberSetting(ctx, 'vatRatePercent', 14);
}

/** On only when the value is the text 'true' [specification 3]. */
export async function hasErpIntegration(ctx: Ctx): Promise<boolean> {
  return (await readSetting(ctx, 'hasErpIntegration', 'ERP')) === 'true';
}
