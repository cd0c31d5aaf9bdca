import { describe, expect } from 'vitest';
import { classRoles, type ClassRole } from '#contract/areas/classroom/values.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClassroom } from '../make.ts';
import { deleteClassResource, updateClassResource } from './change-resource.ts';
import { readResource } from './read-resource.ts';
import { retrieveClassResources } from './retrieve-resources.ts';
import { storeResource, uploadResource, type SentResource } from './upload-resource.ts';

const page = { sort: [], limit: 20, offset: 0 };

async function share(ctx: Ctx, classId: number, input: Partial<SentResource> = {}) {
  const plain = { category: 'class-content' as const, title: '', visibleOn: null, name: 'Ficha 1.pdf' };
  return uploadResource(ctx, await storeResource(ctx, { ...plain, classId, bytes: pdfBytes(), ...input }));
}

function listed(ctx: Ctx, class_id: number) {
  return retrieveClassResources(ctx, { ...page, filter: { class_id } });
}

const refused: Partial<Record<ClassRole, string>> = {
  unaccepted: 'regulation_not_accepted',
  registered: 'enrollment_unpaid',
  undocumented: 'enrollment_files_missing',
  withdrawn: 'enrollment_over',
  canceled: 'not_enrolled',
  employer: 'not_enrolled',
  stranger: 'not_enrolled',
};

describe('the files of a class', () => {
  test('are listed and downloaded as the table of tabs says', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const { id } = await share(people.trainer, classId);
    for (const role of classRoles) {
      const code = refused[role];
      const seen = listed(people[role], classId).then(({ total }) => String(total), String);
      expect([role, await seen]).toEqual([role, expect.stringContaining(code ?? '1')]);
      const read = readResource(people[role], id).then(({ name }) => name, String);
      const answer = role === 'stranger' ? 'not_found' : (code ?? 'Ficha 1.pdf');
      expect([role, await read]).toEqual([role, expect.stringContaining(answer)]);
    }
    await expect(listed(ctx, classId)).rejects.toThrow('not_signed_in');
    await expect(readResource(ctx, id)).rejects.toThrow('not_signed_in');
  });

  test('are managed by the trainer and by staff alone', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const { id } = await share(people.administrator, classId, { title: 'Plano', category: 'training-plan' });
    for (const role of classRoles.filter((each) => each !== 'trainer' && each !== 'administrator')) {
      const code = role === 'stranger' ? 'not_found' : 'not_allowed';
      await expect(share(people[role], classId)).rejects.toThrow(code);
      await expect(updateClassResource(people[role], { id, title: 'Meu' })).rejects.toThrow(code);
      await expect(deleteClassResource(people[role], { id })).rejects.toThrow(code);
    }
    const otherTrainer = await asA(ctx, 'trainer');
    await expect(deleteClassResource(otherTrainer, { id })).rejects.toThrow('not_found');
    await expect(share(otherTrainer, classId)).rejects.toThrow('not_found');
    await expect(share(people.trainer, 999_999)).rejects.toThrow('not_found');
  });

  test('show to learners from their day at the place of the class on', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const { id, visible_from, is_visible } = await share(people.trainer, classId, { visibleOn: '2026-12-01' });
    expect([visible_from, is_visible]).toEqual(['2026-11-30T23:00:00.000Z', false]);
    expect((await listed(people.enrolled, classId)).total).toBe(0);
    await expect(readResource(people.enrolled, id)).rejects.toThrow('not_found');
    expect((await listed(people.trainer, classId)).total).toBe(1);
    const later = { ...people.enrolled, now: () => new Date('2026-11-30T23:00:00Z') };
    expect((await listed(later, classId)).total).toBe(1);
    await updateClassResource(people.trainer, { id, visible_on: null, title: 'Já' });
    expect((await listed(people.enrolled, classId)).results).toMatchObject([{ title: 'Já', is_visible: true }]);
  });

  test('are gone once removed, and their bytes are dropped once', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const { id } = await share(people.trainer, classId);
    await deleteClassResource(people.trainer, { id });
    await expect(deleteClassResource(people.trainer, { id })).rejects.toThrow('not_found');
    await expect(readResource(people.enrolled, id)).rejects.toThrow('not_found');
    expect(await emittedEvents(ctx, 'file_dropped')).toHaveLength(1);
  });

  test('are what they say: a page that is called a PDF is refused', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const lie = { name: 'Ficha.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') };
    await expect(share(people.trainer, classId, lie)).rejects.toThrow('file_type_not_allowed');
    const scripted = { bytes: pdfBytes({ extra: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }) };
    await expect(share(people.trainer, classId, scripted)).rejects.toThrow('file_has_scripts');
    const large = { bytes: Buffer.alloc(10_000_001) };
    await expect(share(people.trainer, classId, large)).rejects.toThrow('too_large');
    expect((await listed(people.trainer, classId)).total).toBe(0);
  });
});
