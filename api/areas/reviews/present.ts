import type { Review } from '#contract/areas/reviews/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { shownName } from './model/shown-name.ts';
import { findReview, type ReviewRow, type Viewer } from './store.ts';
import { viewerOf } from './viewer.ts';

export function presented(row: ReviewRow, { personId, seesHidden }: Viewer): Review {
  const isOwn = personId !== null && row.person_id === personId;
  return {
    id: row.id,
    course_id: row.course_id,
    rating: row.rating,
    text: row.text,
    author: row.author === null ? null : shownName(row.author),
    is_own: isOwn,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    reply: replyOf(row),
    may_reply: row.may_reply,
    is_reported: row.is_reported,
    is_hidden: row.hidden_at !== null,
    hidden_reason: isOwn || seesHidden ? row.hidden_reason : null,
    report_count: seesHidden ? row.report_count : null,
  };
}

function replyOf({ reply: text, replied_at: at }: ReviewRow): Review['reply'] {
  return text === null || at === null ? null : { text, replied_at: at.toISOString() };
}

export async function reviewFor(ctx: Ctx, id: number): Promise<Review> {
  const viewer = viewerOf(ctx);
  const row = await findReview(ctx, id, viewer);
  if (!row) throw new Refusal('not_found');
  return presented(row, viewer);
}
