import { describe, expect } from 'vitest';
import { purgeUnusedPictures, drawShownPicture } from '#api/platform/files/index.ts';
import { makePicture } from '#api/platform/files/make.ts';
import { makeCourse, retrieveCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { after, asA, asSystem, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { test } from '#api/shared/testing/database.ts';
import { peopleSlice } from './slice.ts';
import { picturesOfTrainers } from './trainer-profile-store.ts';
import { correctTrainerProfile, retrieveTrainerProfiles, updateTrainerProfile } from './trainer-profile.ts';

async function newTrainer(guest: Ctx, name: string) {
  const user = await makeUser(guest, { roles: ['trainer'], name });
  const { id, course_id } = await makeClass(guest, { trainer_ids: [user.person_id] });
  return { user, ctx: await signInAs(guest, user), classId: id, courseId: course_id };
}

async function trainersOf(ctx: Ctx, id: number) {
  return (await retrieveCourse(ctx, { filter: { id } })).results[0]?.trainers;
}

describe('what trainers tell visitors', () => {
  test('stands on the pages of their courses, with their other courses', async ({ ctx }) => {
    const own = await newTrainer(ctx, 'Domingos Neto');
    const other = await makeClass(ctx, { trainer_ids: [own.user.person_id] });
    const hidden = await makeCourse(ctx, { is_published: false });
    await makeClass(ctx, { trainer_ids: [own.user.person_id], course_id: hidden.id });
    expect(await trainersOf(ctx, own.courseId)).toEqual([
      {
        page_id: null,
        name: 'Domingos Neto',
        about: '',
        picture: null,
        courses: [expect.objectContaining({ id: other.course_id })],
      },
    ]);
    const picture_id = await makePicture(own.ctx);
    const about = { pt: 'Eletricista há vinte anos.', 'en-GB': 'An electrician for twenty years.' };
    expect(await updateTrainerProfile(own.ctx, { about, picture_id })).toMatchObject({
      about,
      picture_id,
      picture: null,
    });
    await drawShownPicture(asSystem(ctx), picture_id);
    expect(await trainersOf(ctx, own.courseId)).toMatchObject([
      { about: about.pt, picture: { url: expect.stringContaining(`/api/pictures/${picture_id}/`) } },
    ]);
    expect(await trainersOf({ ...ctx, locale: 'en-GB' }, own.courseId)).toMatchObject([{ about: about['en-GB'] }]);
  });

  test('changes by field, and the picture that it shows is not purged', async ({ ctx }) => {
    const own = await newTrainer(ctx, 'Ana Bela');
    const picture_id = await makePicture(own.ctx);
    await updateTrainerProfile(own.ctx, { picture_id });
    await updateTrainerProfile(own.ctx, { about: { pt: 'Costura.' } });
    // The picture is the operator's by now; the same one again is no change.
    expect(await updateTrainerProfile(own.ctx, { picture_id })).toMatchObject({
      about: { pt: 'Costura.' },
      picture_id,
    });
    await purgeUnusedPictures(after(asSystem(ctx), { days: 30 }), [picturesOfTrainers]);
    expect((await retrieveTrainerProfiles(own.ctx, queryOf({}))).results).toMatchObject([{ picture_id }]);
    expect(await updateTrainerProfile(own.ctx, { picture_id: null })).toMatchObject({
      picture_id: null,
      picture: null,
    });
  });

  test('is read and changed by nobody else, and only by trainers', async ({ ctx }) => {
    const own = await newTrainer(ctx, 'Ana Bela');
    await updateTrainerProfile(own.ctx, { about: { pt: 'Costura.' } });
    const student = await asA(ctx, 'student');
    const filter = { person_id: own.user.person_id };
    expect(await retrieveTrainerProfiles(student, queryOf({ filter }))).toEqual({ results: [], total: 0 });
    await expect(updateTrainerProfile(student, { about: { pt: 'Eu.' } })).rejects.toThrow('not_allowed');
    const strange = await makePicture(student);
    await expect(updateTrainerProfile(own.ctx, { picture_id: strange })).rejects.toThrow('invalid_input');
  });

  test('is corrected by staff for trainers alone, without a picture of theirs', async ({ ctx }) => {
    const own = await newTrainer(ctx, 'Ana Bela');
    const id = own.user.person_id;
    const picture_id = await makePicture(own.ctx);
    await updateTrainerProfile(own.ctx, { picture_id });
    const administrator = await asA(ctx, 'administrator');
    await updateTrainerProfile(own.ctx, { about: { pt: 'Costureira.', 'en-GB': 'Sewing.', fr: 'Couture.' } });
    await correctTrainerProfile(administrator, { id, about: { pt: 'Costura.', fr: '' }, has_page: true });
    expect((await retrieveTrainerProfiles(own.ctx, queryOf({}))).results).toMatchObject([
      { about: { pt: 'Costura.', 'en-GB': 'Sewing.' }, has_page: true, picture_id },
    ]);
    await expect(correctTrainerProfile(own.ctx, { id, has_page: true })).rejects.toThrow('not_allowed');
    const student = await makeUser(ctx);
    await expect(correctTrainerProfile(administrator, { id: student.person_id, has_page: true })).rejects.toThrow(
      'not_found',
    );
  });

  test('goes along in an export and is erased', async ({ ctx }) => {
    const own = await newTrainer(ctx, 'Ana Bela');
    await updateTrainerProfile(own.ctx, { about: { pt: 'Costura.' } });
    const whose = { userId: own.user.id, personId: own.user.person_id, username: own.user.username };
    const rows: object[] = [];
    for await (const part of personalDataOf(peopleSlice).takeAlong(asSystem(ctx), whose)) {
      if (part.path !== 'trainer-profile.json' || !('rows' in part)) continue;
      for await (const row of part.rows) rows.push(row);
    }
    expect(rows).toMatchObject([{ about: { pt: 'Costura.' } }]);
    await personalDataOf(peopleSlice).erase(asSystem(ctx), whose);
    expect(await trainersOf(ctx, own.courseId)).toMatchObject([{ about: '' }]);
  });
});
