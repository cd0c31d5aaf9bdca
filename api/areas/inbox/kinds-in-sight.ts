import { inboxClaims, inboxKindsOf, type InboxKind } from '#contract/areas/inbox/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';

/** The kinds that the claims of the caller open, as far as the site has them. Refuses `not_allowed` for none. */
export async function kindsInSight(ctx: Ctx): Promise<InboxKind[]> {
  const kinds = inboxKindsOf(signedIn(ctx).claims);
  if (kinds.length === 0) throw new Refusal('not_allowed');
  return kindsOfSite(ctx, kinds);
}

/** Without an SMTP server no mail is expected to leave, and without reviews none is shown. */
export async function kindsOfSite(ctx: Ctx, kinds: readonly InboxKind[]): Promise<InboxKind[]> {
  const hasReviews = !kinds.includes('reported_review') || (await readSetting(ctx, 'hasReviews'));
  return kinds.filter(
    (kind) => (kind !== 'reported_review' || hasReviews) && (kind !== 'mail' || ctx.config.smtpUrl !== undefined),
  );
}

export function requireKind(ctx: Ctx, kind: InboxKind): void {
  requireClaim(ctx, inboxClaims[kind]);
}
