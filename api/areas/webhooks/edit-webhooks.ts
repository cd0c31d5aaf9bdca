import type { NewWebhook, WebhookChange, WebhookSecret } from '#contract/areas/webhooks/calls.ts';
import { mostWebhooks, secretOverlapHours } from '#contract/areas/webhooks/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { requireFreshSignIn } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { setDeleted } from '#api/shared/database/set-deleted.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isOnlyHere, mayBeOutside } from '#api/shared/outbound/post-outside.ts';
import { sealSecret } from './secrets.ts';
import { newSecret } from './sign.ts';
import { changeWebhook, countWebhooks, insertWebhook, replaceSecret } from './store/webhooks.ts';

const claim = 'webhooks.manage';

/** The answer alone has the secret. */
export async function createWebhook(
  ctx: Ctx,
  { is_active: isActive = true, ...input }: NewWebhook,
): Promise<WebhookSecret> {
  requireClaim(ctx, claim);
  await requireFreshSignIn(ctx);
  requireOutside(ctx, input.address);
  const secret = newSecret();
  return inTransaction(ctx, async (tx) => {
    if ((await countWebhooks(tx)) >= mostWebhooks) throw new Refusal('webhooks_full', { most: mostWebhooks });
    const sealed = sealSecret(tx.config, secret);
    const { id } = await insertWebhook(tx, { ...input, isActive, sealed });
    return { id, secret };
  });
}

export async function updateWebhook(ctx: Ctx, change: WebhookChange): Promise<{ id: number }> {
  requireClaim(ctx, claim);
  if (change.address !== undefined) requireOutside(ctx, change.address);
  if (!(await changeWebhook(ctx, change))) throw new Refusal('not_found');
  return { id: change.id };
}

export async function deleteWebhook(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, claim);
  await setDeleted(ctx, 'webhooks', { id, deletedAt: ctx.now() });
  return { id };
}

export async function restoreWebhook(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, claim);
  await setDeleted(ctx, 'webhooks', { id, deletedAt: null });
  return { id };
}

/** For a day both secrets sign, so that the receiver can change over without losing a delivery. */
export async function rotateWebhookSecret(ctx: Ctx, { id }: { id: number }): Promise<WebhookSecret> {
  requireClaim(ctx, claim);
  await requireFreshSignIn(ctx);
  const secret = newSecret();
  const until = new Date(ctx.now().getTime() + secretOverlapHours * hourMs);
  if (!(await replaceSecret(ctx, id, { sealed: sealSecret(ctx.config, secret), until })))
    throw new Refusal('not_found');
  return { id, secret };
}

/** Only the internet, unless the site itself is open on this machine alone. */
function requireOutside({ config }: Ctx, address: string): void {
  const url = URL.parse(address);
  const isOpen = url && (isOnlyHere(config) ? /^https?:$/.test(url.protocol) : mayBeOutside(url));
  if (!isOpen) throw new Refusal('webhook_address_invalid', { field: 'address' });
}
