import { sql } from 'kysely';
import type { NewWebhook, WebhookChange } from '#contract/areas/webhooks/calls.ts';
import type { DisabledReason, WebhookEventType } from '#contract/areas/webhooks/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

export type WebhookFilter = { search?: string | undefined };

export function listWebhooks(ctx: Ctx, { filter, sort, ...page }: SourceQuery<WebhookFilter>) {
  let query = ctx.db
    .selectFrom('webhooks')
    .select(['id', 'name', 'address', 'is_active', 'failing_since', 'former_secret_until', 'created_at', 'deleted_at'])
    .select([
      sql<WebhookEventType[]>`events`.as('events'),
      sql<DisabledReason | null>`disabled_reason`.as('disabled_reason'),
    ])
    .select(recordColumns('webhooks', 'webhooks.id'))
    .where(isRequested(filter));
  if (filter.search)
    query = query.where(sql<boolean>`fold(name || ' ' || address) like fold(${`%${escapeLike(filter.search)}%`})`);
  for (const { field, order } of sort)
    query = query.orderBy(field === 'name' ? sql`fold(name)` : sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

export async function countWebhooks(tx: Ctx): Promise<number> {
  const counting = tx.db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)`.as('count'))
    .where('deleted_at', 'is', null);
  return (await counting.executeTakeFirstOrThrow()).count;
}

type StoredWebhook = Omit<NewWebhook, 'is_active'> & { isActive: boolean; sealed: string };

export function insertWebhook(
  tx: Ctx,
  { name, address, events, isActive, sealed }: StoredWebhook,
): Promise<{ id: number }> {
  return tx.db
    .insertInto('webhooks')
    .values({
      name,
      address,
      events,
      is_active: isActive,
      disabled_reason: isActive ? null : 'staff',
      secret_sealed: sealed,
      created_at: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Answers false where there is none. */
export async function changeWebhook(
  tx: Ctx,
  { id, name, is_active: isActive, ...change }: WebhookChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('webhooks')
    .set({
      ...change,
      ...(isActive !== undefined && {
        is_active: isActive,
        disabled_reason: isActive ? null : 'staff',
        failing_since: null,
      }),
      name: name ?? sql.ref('name'),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The secret until now goes on until `until`. Answers false where there is no webhook. */
export async function replaceSecret(tx: Ctx, id: number, { sealed, until }: { sealed: string; until: Date }) {
  const { numUpdatedRows } = await tx.db
    .updateTable('webhooks')
    .set({ former_secret_sealed: sql.ref('secret_sealed'), former_secret_until: until, secret_sealed: sealed })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Others may send to it again. */
export async function releaseWebhook(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('webhooks').set({ sending_until: null }).where('id', '=', id).execute();
}

/** Answers when it began to fail. */
export async function markFailing(ctx: Ctx, id: number): Promise<Date> {
  const { failing_since: since } = await ctx.db
    .updateTable('webhooks')
    .set({ failing_since: sql`coalesce(failing_since, ${ctx.now()})` })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirstOrThrow();
  return since ?? ctx.now();
}

/** Answers whether it had been failing. */
export async function markWorking(ctx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers false where somebody else has disabled it. */
export async function disableWebhook(tx: Ctx, id: number, reason: DisabledReason): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('webhooks')
    .set({ is_active: false, disabled_reason: reason })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findWebhook(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('webhooks')
    .select(['id', 'name', 'is_active', 'disabled_reason'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
