import type { InboxAssignment, InboxItemReference, InboxItemToTake } from '#contract/areas/inbox/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { requireKind } from './kinds-in-sight.ts';
import { assigneeOf, dropAssignment, takeItem } from './store.ts';

/** Of two at once, the second waits for the row of the first and then finds it taken. */
export async function takeInboxItem(ctx: Ctx, input: InboxItemToTake): Promise<InboxAssignment> {
  const { kind, id, from_user_id } = input;
  requireKind(ctx, kind);
  const { userId } = signedIn(ctx);
  const taken = await takeItem(ctx, { kind, id, userId, from: from_user_id ?? userId });
  const assignee = await assigneeOf(ctx, { kind, id });
  if (!taken) throw refusalFor(assignee);
  return { kind, id, assigned_to: assignee ?? null, assigned_at: taken.assigned_at.toISOString() };
}

export async function giveInboxItemBack(ctx: Ctx, { kind, id }: InboxItemReference): Promise<InboxAssignment> {
  requireKind(ctx, kind);
  await dropAssignment(ctx, { kind, id, userId: signedIn(ctx).userId });
  const assignee = await assigneeOf(ctx, { kind, id });
  if (assignee) throw refusalFor(assignee);
  return { kind, id, assigned_to: null, assigned_at: null };
}

function refusalFor(assignee: { id: number; name: string } | undefined): Refusal {
  return assignee ? new Refusal('inbox_item_taken', { name: assignee.name }) : new Refusal('not_found');
}
