import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findWebhook } from './store/webhooks.ts';

export async function notifyDisabled(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const webhook = await findWebhook(tx, id);
    // Somebody may have switched it on again by now.
    if (!webhook || webhook.is_active) return;
    const facts = { name: webhook.name, reason: webhook.disabled_reason ?? 'failing' };
    for (const user_id of await usersWithClaim(tx, 'webhooks.manage')) {
      await inform(tx, {
        user_id,
        kind: 'webhook_disabled',
        subject: `webhook ${id} ${tx.now().toISOString().slice(0, 10)}`,
        facts,
        link: `/admin/webhooks/${id}`,
      });
    }
  });
}
