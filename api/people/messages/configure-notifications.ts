import { messageKinds, messageRules, type MessageKind } from '#contract/index.ts';
import type { ConfigurationChange, NotificationConfiguration } from '#contract/people/messages/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { breaksFixed, fixedChannels, openChannels, type Channels } from './model/channels.ts';
import { choose, chosenBy } from './store/configurations.ts';
import { isKnownKind } from './word-message.ts';

/** One line per kind that concerns the user. Refuses `not_signed_in`. */
export async function notificationConfigurations(ctx: Ctx): Promise<NotificationConfiguration[]> {
  const { userId } = signedIn(ctx);
  const chosen = await chosenBy(ctx, userId);
  return messageKinds
    .filter((kind) => concerns(ctx, kind))
    .map((kind) => presentLine(ctx, { userId, kind, chosen: chosen.get(kind) }));
}

/** Refuses `not_signed_in`, `not_allowed`, and `channel_fixed` for channels of security messages and records. */
export function updateNotificationConfigurations(
  ctx: Ctx,
  changed: ConfigurationChange[],
): Promise<NotificationConfiguration[]> {
  const { userId } = signedIn(ctx);
  requireClaim(ctx, 'users.edit');
  const changes = changed.map(({ kind, ...input }) => ({ ...input, kind: knownKind(kind) }));
  for (const { kind, ...input } of changes) {
    if (breaksFixed(messageRules[kind], input)) throw new Refusal('channel_fixed', { field: kind });
  }
  return inTransaction(ctx, async (tx) => {
    const before = await chosenBy(tx, userId);
    const after = new Map(before);
    for (const { kind, in_app, email } of changes) {
      const now = openChannels(messageRules[kind], after.get(kind));
      after.set(kind, { in_app: in_app ?? now.in_app, email: email ?? now.email });
    }
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    await choose(
      tx,
      userId,
      kinds.flatMap((kind) => ({ kind, ...(after.get(kind) ?? { in_app: true, email: true }) })),
    );
    return changes.map(({ kind }) => presentLine(tx, { userId, kind, chosen: after.get(kind) }));
  });
}

function knownKind(kind: string): MessageKind {
  if (!isKnownKind(kind)) throw new Refusal('invalid_input', { field: 'kind' });
  return kind;
}

function concerns(ctx: Ctx, kind: MessageKind): boolean {
  const { claim, isRetired } = messageRules[kind];
  return !isRetired && (claim === undefined || [claim].flat().some((one) => hasClaims(ctx, one)));
}

type Line = { userId: number; kind: MessageKind; chosen: Channels | undefined };

function presentLine(ctx: Ctx, { userId, kind, chosen }: Line): NotificationConfiguration {
  const rule = messageRules[kind];
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
