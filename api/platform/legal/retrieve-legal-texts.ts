import { textIn, type LocalizedText } from '#contract/basics.ts';
import type { LegalText, LegalTextPreview, TermsVersion } from '#contract/platform/legal/calls.ts';
import { legalTextKinds, type LegalTextKind } from '#contract/platform/legal/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { withdrawalDays } from '#contract/rules/withdrawal-days.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { queryOf, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { readRichText } from '#api/shared/rich-text/read-rich-text.ts';
import { listLegalTextSources, type LegalTextSourceQuery } from './source-store.ts';
import { textsInForce } from './store.ts';
import { signUpTermsInForce } from './terms-in-force.ts';

type OfKinds = ListQuery<{ filter?: { kind?: LegalTextKind | LegalTextKind[] | undefined } }>;

/** Those in force, with the days to withdraw that the operator has set. */
export async function retrieveLegalTexts(ctx: Ctx, { filter }: OfKinds): Promise<ResultPage<LegalText>> {
  const kinds = legalTextKinds.filter((kind) => filter.kind === undefined || [filter.kind].flat().includes(kind));
  const rows = await textsInForce(ctx, kinds);
  const days = await daysOf(ctx);
  const results = rows.map(({ body, ...row }) => ({
    ...row,
    body: readRichText(filledWith(days, textIn(body, ctx.locale))).blocks,
  }));
  return { results, total: results.length };
}

export async function retrieveTermsVersion(ctx: Ctx): Promise<ResultPage<TermsVersion>> {
  return { results: [{ terms_version: await signUpTermsInForce(ctx) }], total: 1 };
}

export async function retrieveLegalTextSources(ctx: Ctx, query: LegalTextSourceQuery) {
  requireClaim(ctx, 'legal.edit');
  const { rows, total } = await listLegalTextSources(ctx, query);
  return { results: rows.map(presentRecord), total };
}

/** Refuses `not_found`. */
export async function retrieveLegalTextPreview(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: { id: number } }>,
): Promise<ResultPage<LegalTextPreview>> {
  requireClaim(ctx, 'legal.edit');
  const { id } = filter;
  const { rows } = await listLegalTextSources(ctx, queryOf({ filter: { id } }));
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const days = await daysOf(ctx);
  const languages = Object.entries<string>(row.body).map(([language, text]) => ({
    language,
    body: readRichText(filledWith(days, text)).blocks,
  }));
  return { results: [{ id, languages }], total: 1 };
}

type Days = ReadonlyMap<string, number>;

async function daysOf(ctx: Ctx): Promise<Days> {
  const days = new Map<string, number>();
  for (const { key } of withdrawalDays) days.set(`{${key}}`, await readSetting(ctx, key));
  return days;
}

function filledWith(days: Days, text: LocalizedText[string]): string {
  return [...days].reduce((filled, [place, count]) => filled.replaceAll(place, String(count)), text);
}
