import { textIn } from '#contract/basics.ts';
import type { InboxCounter, InboxFilter, InboxItem } from '#contract/areas/inbox/calls.ts';
import type { InboxKind } from '#contract/areas/inbox/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { kindsInSight } from './kinds-in-sight.ts';
import { countInbox, pageOfInbox, type InboxQuery, type InboxRow } from './store.ts';

/** Needs a claim of any kind. */
export async function retrieveInbox(ctx: Ctx, query: InboxQuery): Promise<ResultPage<InboxItem>> {
  const kinds = (await kindsInSight(ctx)).filter((kind) => isRequested(kind, query.filter.kind));
  if (kinds.length === 0) return { results: [], total: 0 };
  const { rows, total } = await pageOfInbox(ctx, { ...query, kinds });
  return { results: rows.map((row) => presented(ctx, row)), total };
}

/** Needs a claim of any kind. One statement, beside that of a setting. */
export async function retrieveInboxCounters(
  ctx: Ctx,
  { limit, offset }: ListQuery<{ filter?: object }>,
): Promise<ResultPage<InboxCounter>> {
  const kinds = await kindsInSight(ctx);
  const counted = await countInbox(ctx, { kinds, userId: signedIn(ctx).userId });
  const results = kinds.map((kind): InboxCounter => {
    const { waiting = 0, mine = 0, oldest = null } = counted.find((one) => one.kind === kind) ?? {};
    return { kind, waiting, mine, oldest: oldest?.toISOString() ?? null };
  });
  return { results: results.slice(offset, offset + limit), total: results.length };
}

function isRequested(kind: InboxKind, query: InboxFilter['kind']): boolean {
  return query === undefined || [query].flat().includes(kind);
}

function presented({ locale }: Ctx, row: InboxRow): InboxItem {
  const { waits_since, due_at, assigned_at, course_title, title } = row;
  const course = course_title && textIn(course_title, locale);
  return {
    ...row,
    title: title ?? course ?? '',
    course_title: course,
    waits_since: waits_since.toISOString(),
    due_at: due_at?.toISOString() ?? null,
    assigned_at: assigned_at?.toISOString() ?? null,
  };
}
