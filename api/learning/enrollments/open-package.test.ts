import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createEnrollment } from './create-enrollment.ts';
import { enrollmentFor } from './enrollment-for.ts';
import { openPackage } from './open-package.ts';

describe('a package', () => {
  test('opens those of its courses that are followed alone, once each', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const alone = {
      type: 'online',
      capacity: null,
      start_at: null,
      end_at: null,
      registration_deadline: null,
    } as const;
    const [online, taught] = [await makeClass(ctx, alone), await makeClass(ctx)];
    const whole = await makeCourse(ctx, { package_type: 'pacote', course_ids: [online.course_id, taught.course_id] });
    const run = await makeClass(ctx, { ...alone, course_id: whole.id });
    const person_id = signedIn(student).personId;
    const { id } = await createEnrollment(asSystem(ctx), { class_id: run.id, person_id });
    await openPackage(ctx, id);
    await openPackage(ctx, id);
    expect(await enrollmentFor(student, { course_id: online.course_id, person_id })).toMatchObject({
      class_id: online.id,
    });
    expect(await enrollmentFor(student, { course_id: taught.course_id, person_id })).toBeNull();
  });
});
