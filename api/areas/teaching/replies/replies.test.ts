import { describe, expect } from 'vitest';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { makeGradedClass, type MadeGradedClass } from '#api/learning/grades/make.ts';
import { after, asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { retrieveClassMessages, sendClassMessage } from '../send-class-message.ts';
import { notifyClassReply } from './notify-reply.ts';
import { replyToClassMessage } from './reply-to-message.ts';
import { retrieveReceivedClassMessages } from './retrieve-received.ts';
import { teachingSlice } from '../slice.ts';

const page = { sort: [], limit: 20, offset: 0 };

async function makeMessage(ctx: Ctx, chosen?: number): Promise<MadeGradedClass & { messageId: number; me: Ctx }> {
  const made = await makeGradedClass(ctx);
  const ids = chosen === undefined ? undefined : [made.learners[chosen]?.enrollmentId ?? 0];
  const message = { class_id: made.classId, text: 'Amanhã na sala 3.', ...(ids && { enrollment_ids: ids }) };
  const { id: messageId } = await sendClassMessage(made.trainer, message);
  return { ...made, messageId, me: made.learners[0]?.ctx ?? ctx };
}

const received = async (me: Ctx) => (await retrieveReceivedClassMessages(me, { ...page, filter: {} })).results;
const sentTo = async ({ trainer, classId }: MadeGradedClass) =>
  (await retrieveClassMessages(trainer, { ...page, filter: { class_id: classId } })).results;

async function notified(ctx: Ctx): Promise<number[]> {
  for (const event of await emittedEvents(ctx, 'class_reply_sent')) {
    for (const _ of [1, 2]) await notifyClassReply(asSystem(ctx), event as Events['class_reply_sent']);
  }
  const rows = await ctx.db
    .selectFrom('notifications')
    .select('recipient_id')
    .where('kind', '=', 'class_reply')
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

describe('a reply to a message of a class', () => {
  test('is a thread between the learner and the trainers, once notified each', async ({ ctx }) => {
    const made = await makeMessage(ctx);
    const { me, messageId, trainer, learners, trainerUser } = made;
    await replyToClassMessage(me, { class_message_id: messageId, text: 'Chego às 9.' });
    const person_id = learners[0]?.user.person_id ?? 0;
    await replyToClassMessage(trainer, { class_message_id: messageId, person_id, text: 'Está bem.' });
    const words = [{ text: 'Chego às 9.' }, { text: 'Está bem.', author: { name: 'Domingos Kiala' } }];
    expect(await received(me)).toMatchObject([{ id: messageId, may_reply: true, replies: words }]);
    expect(await received(learners[1]?.ctx ?? ctx)).toMatchObject([{ id: messageId, replies: [] }]);
    expect(await sentTo(made)).toMatchObject([{ threads: [{ person: { id: person_id }, replies: words }] }]);
    expect(await notified(ctx)).toEqual([trainerUser.person_id, person_id]);
  });

  test('is for those who got the message, while they are enrolled', async ({ ctx }) => {
    const { messageId, me, trainer, learners, classId } = await makeMessage(ctx, 1);
    const reply = (by: Ctx, more = {}) =>
      replyToClassMessage(by, { class_message_id: messageId, text: 'Olá', ...more });
    await expect(reply(ctx)).rejects.toThrow('not_signed_in');
    await expect(reply(me)).rejects.toThrow('not_found');
    await expect(reply(await asA(ctx, 'student'))).rejects.toThrow('not_found');
    await expect(reply(await asA(ctx, 'trainer'), { person_id: learners[1]?.user.person_id })).rejects.toThrow(
      'not_found',
    );
    await expect(reply(trainer)).rejects.toThrow('not_found');
    await expect(reply(trainer, { person_id: learners[0]?.user.person_id })).rejects.toThrow('not_found');
    await expect(reply(learners[1]?.ctx ?? ctx, { person_id: learners[0]?.user.person_id })).rejects.toThrow(
      'not_found',
    );
    const other = learners[1]?.ctx ?? ctx;
    await reply(other);
    await reply(await asA(ctx, 'administrator'), { person_id: learners[1]?.user.person_id });
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).where('class_id', '=', classId).execute();
    await expect(reply(other)).rejects.toThrow('not_found');
    expect(await received(other)).toMatchObject([{ may_reply: false, replies: [{}, {}] }]);
  });

  test('needs a class that takes place, and less than twenty others within the hour', async ({ ctx }) => {
    const { messageId, me, classId } = await makeMessage(ctx);
    const reply = (by = me) => replyToClassMessage(by, { class_message_id: messageId, text: 'Olá' });
    for (let nth = 0; nth < 20; nth += 1) await reply();
    await expect(reply()).rejects.toThrow('too_many_requests');
    await reply(after(me, { minutes: 61 }));
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', classId).execute();
    await expect(reply(after(me, { minutes: 122 }))).rejects.toThrow('class_over');
  });

  test('goes to the other trainers once its sender has left', async ({ ctx }) => {
    const { messageId, me, classId, trainerUser } = await makeMessage(ctx);
    const other = await asA(ctx, 'trainer');
    const person_id = other.actor.kind === 'user' ? other.actor.personId : 0;
    await ctx.db.insertInto('class_trainers').values({ class_id: classId, person_id }).execute();
    const leaving = ctx.db.deleteFrom('class_trainers').where('class_id', '=', classId);
    await leaving.where('person_id', '=', trainerUser.person_id).execute();
    await replyToClassMessage(me, { class_message_id: messageId, text: 'Olá' });
    expect(await notified(ctx)).toEqual([person_id]);
  });

  test('is exported for both sides, and erased with either', async ({ ctx }) => {
    const { messageId, me, learners, trainerUser } = await makeMessage(ctx);
    await replyToClassMessage(me, { class_message_id: messageId, text: 'Chego às 9.' });
    const user = learners[0]?.user ?? trainerUser;
    const whose = { userId: user.id, personId: user.person_id, username: user.username };
    const rows: object[] = [];
    for await (const file of personalDataOf(teachingSlice).takeAlong(ctx, whose)) {
      if ('rows' in file) for await (const row of file.rows) rows.push(row);
    }
    expect(rows).toMatchObject([{ text: 'Chego às 9.' }]);
    await personalDataOf(teachingSlice).erase(ctx, whose);
    expect(await ctx.db.selectFrom('class_message_replies').select('id').execute()).toEqual([]);
    const { id: userId, person_id: personId, username } = trainerUser;
    await personalDataOf(teachingSlice).erase(ctx, { userId, personId, username });
    expect(await ctx.db.selectFrom('class_message_recipients').select('person_id').execute()).toEqual([]);
  });
});
