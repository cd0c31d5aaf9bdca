import type { ConfigurationChange, NotificationConfiguration } from '#contract/messages.ts';
import { messageKinds } from '#contract/messages-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, mustHave, signedIn, type Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { breaksFixed, fixedChannels, openChannels, type Channels } from './model/channels.ts';
import { kindRules } from './model/kinds.ts';
import { choose, chosenBy } from './store/configurations.ts';

/** What one can be told, and by which channels: a line per kind that concerns one. Refuses `not_signed_in`. */
export async function notificationConfigurations(ctx: Ctx): Promise<NotificationConfiguration[]> {
  const { userId } = signedIn(ctx);
  const chosen = await chosenBy(ctx, userId);
  return messageKinds
    .filter((kind) => concerns(ctx, kind))
    .map((kind) => presentLine(ctx, { userId, kind, chosen: chosen.get(kind) }));
}

/** Refuses `not_signed_in`, `not_allowed`, `channel_fixed` to switch off what guards the account or is a record. */
export function updateNotificationConfigurations(
  ctx: Ctx,
  changes: ConfigurationChange[],
): Promise<NotificationConfiguration[]> {
  const { userId } = signedIn(ctx);
  mustHave(ctx, 'users.edit');
  for (const { kind, ...wish } of changes) {
    if (breaksFixed(kindRules[kind], wish)) throw new Refusal('channel_fixed', { field: kind });
  }
  return inTransaction(ctx, async (inside) => {
    const before = await chosenBy(inside, userId);
    const after = new Map(before);
    for (const { kind, in_app, email } of changes) {
      const now = openChannels(kindRules[kind], after.get(kind));
      after.set(kind, { in_app: in_app ?? now.in_app, email: email ?? now.email });
    }
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    await choose(
      inside,
      userId,
      kinds.flatMap((kind) => ({ kind, ...(after.get(kind) ?? { in_app: true, email: true }) })),
    );
    return changes.map(({ kind }) => presentLine(inside, { userId, kind, chosen: after.get(kind) }));
  });
}

function concerns(ctx: Ctx, kind: NotificationConfiguration['kind']): boolean {
  const { claim, isRetired } = kindRules[kind];
  return !isRetired && (claim === undefined || hasClaims(ctx, claim));
}

type Line = { userId: number; kind: NotificationConfiguration['kind']; chosen: Channels | undefined };

function presentLine(ctx: Ctx, { userId, kind, chosen }: Line): NotificationConfiguration {
  const rule = kindRules[kind];
  const t = textsFor(ctx.locale);
  const fixed = fixedChannels(rule);
  return {
    user_id: userId,
    kind,
    topic: rule.topic,
    name: t(`messages.kinds.${kind}.name`),
    ...openChannels(rule, chosen),
    in_app_fixed: fixed.in_app,
    email_fixed: fixed.email,
    fixed_reason: rule.fixed ?? null,
    fixed_because: rule.fixed ? t(`messages.fixed.${rule.fixed}`) : null,
  };
}
