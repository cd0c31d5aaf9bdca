import { classToTell } from '#api/classes/index.ts';
import type { Facts } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** What a message says of a class: its course, its code, and when it begins where all begin it together. */
export async function factsOfClass(ctx: Ctx, classId: number): Promise<Facts> {
  const { code, course_title, start_at, tz, is_followed_alone } = await classToTell(ctx, classId);
  const isDated = start_at !== null && !is_followed_alone;
  return {
    course: { text: course_title },
    class: code,
    dated: isDated ? 'yes' : 'no',
    start: isDated ? { moment: start_at.toISOString(), tz } : '',
  };
}
