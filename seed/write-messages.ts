import type { UserFacts } from '#api/people/identity/index.ts';
import { classFacts } from '#api/offer/classes/index.ts';
import { inform } from '#api/people/messages/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { People } from './write-people.ts';

type Input = { people: People; day: string; moved: { id: number }[] };

/** Messages that the story does not create: a moved class, and the messages that people have read since. */
export async function writeMessages(ctx: Ctx, { people: { student, client }, day, moved }: Input): Promise<void> {
  const at10 = (days: number) => at(ctx, momentAt(dayAfter(day, days), '10:05'));
  for (const [index, { id }] of moved.entries()) {
    await notifyMoved(at10(index - 3), [student, client][index] ?? student, id);
  }
  await readBefore(ctx, student, at10(-20).now());
  await readBefore(ctx, client, at10(-5).now());
}

async function notifyMoved(ctx: Ctx, user: UserFacts, classId: number): Promise<void> {
  const { code, course_title, start_at, tz, venue, city } = await classFacts(ctx, classId);
  const place = [venue, city].filter(Boolean).join(', ');
  await inform(ctx, {
    user_id: user.id,
    kind: 'class_moved',
    subject: `class ${classId}`,
    facts: {
      course: { text: course_title },
      class: code,
      dated: start_at ? 'yes' : 'no',
      start: start_at ? { moment: start_at.toISOString(), tz } : '',
      placed: 'yes',
      place,
    },
    link: '/profile/my-courses',
  });
}

async function readBefore(ctx: Ctx, user: UserFacts, moment: Date): Promise<void> {
  const { messages } = callsOf(as(ctx, user));
  const { results } = await messages.retrieveNotifications({
    filter: { created_at: { lte: moment.toISOString() } },
    page: { number: 1, size: 100 },
  });
  if (results.length === 0) return;
  await messages.updateNotifications({ data: results.map(({ id }) => ({ id, read: true })) });
}

const quiet = ['enrollment_opened', 'enrollment_concluded', 'certificate_issued'] as const;

/** People who only fill seats switch off all optional messages, which nobody reads. */
export async function staySilent(ctx: Ctx, users: UserFacts[]): Promise<void> {
  const data = quiet.map((kind) => ({ kind, in_app: false, email: false }));
  for (const user of users) {
    const own = as(ctx, user);
    const actor = { ...signedIn(own), claims: ['users.edit'] };
    await callsOf({ ...own, actor }).messages.updateNotificationConfigurations({ data });
  }
}
