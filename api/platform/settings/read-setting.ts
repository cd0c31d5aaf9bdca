import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { readSetting } from './store.ts';

export function settingText(key: string, slug = 'General') {
  return sql<string | null>`(select value from application_settings where slug = ${slug} and key = ${key})`;
}

/** The default also stands in for a value that is no number. */
export async function readNumberSetting(ctx: Ctx, key: string, otherwise: number): Promise<number> {
  const value = Number.parseFloat((await readSetting(ctx, key)) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/** In per cent, as in 14 (Angola; domain 2). */
export function vatRatePercent(ctx: Ctx): Promise<number> {
  return readNumberSetting(ctx, 'vatRatePercent', 14);
}

/** On only when the value is the text 'true' (specification 3). */
export async function hasErpIntegration(ctx: Ctx): Promise<boolean> {
  return (await readSetting(ctx, 'hasErpIntegration', 'ERP')) === 'true';
}
