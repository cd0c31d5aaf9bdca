import { describe, expect } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { mp4Bytes, pdfBytes } from '#api/platform/files/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { createContent } from './create-content.ts';
import { makeContent, makePackage } from './make.ts';
import { listContentSources } from './record-source-store.ts';
import { updateContent } from './update-content.ts';

const files = {
  mp4: mp4Bytes(),
  pdf: pdfBytes(),
  vtt: Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\nBom dia.\n'),
};

async function fileOf(ctx: Ctx, ending: keyof typeof files): Promise<number> {
  const sent = { category: 'course-content', name: `a.${ending}`, bytes: files[ending] } as const;
  return (await saveFile(asSystem(ctx), { ...sent, allowed: [ending] })).id;
}

async function sourceOf(ctx: Ctx, id: number) {
  const { rows } = await listContentSources(ctx, queryOf({ filter: { id } }));
  return rows[0];
}

describe('a content', () => {
  test('takes another file, captions and length, and tells what they are', async ({ ctx }) => {
    const { id: courseId } = await makeCourse(ctx);
    const before = { type: 'video', file_id: await fileOf(ctx, 'mp4'), duration_seconds: 60 } as const;
    const { id } = await makeContent(ctx, courseId, before);
    const media = { file_id: await fileOf(ctx, 'mp4'), captions_file_id: await fileOf(ctx, 'vtt') };
    await updateContent(asSystem(ctx), { id, ...media, captions_language: 'pt', duration_seconds: 90 });
    expect(await sourceOf(ctx, id)).toMatchObject({
      ...media,
      duration_seconds: 90,
      file: { id: media.file_id, name: 'a.mp4', mime: 'video/mp4', byte_size: files.mp4.length },
      captions_file: { id: media.captions_file_id, name: 'a.vtt' },
      scorm_package: null,
    });
    await updateContent(asSystem(ctx), { id, captions_file_id: null, captions_language: null });
    expect(await sourceOf(ctx, id)).toMatchObject({ captions_file: null, file_id: media.file_id });
  });

  test('refuses a file of another kind, also when it is new', async ({ ctx }) => {
    const editor = asSystem(ctx);
    const { id: courseId } = await makeCourse(ctx);
    const [mp4, pdf, vtt] = [await fileOf(ctx, 'mp4'), await fileOf(ctx, 'pdf'), await fileOf(ctx, 'vtt')];
    const video = { type: 'video', file_id: mp4, duration_seconds: 60 } as const;
    const { id, module_id } = await makeContent(ctx, courseId, video);
    const wrong = [{ file_id: pdf }, { captions_file_id: pdf }, { file_id: vtt }];
    for (const media of wrong) {
      const refused = { code: 'content_file_of_other_kind', data: { field: Object.keys(media)[0] } };
      await expect(updateContent(editor, { id, ...media })).rejects.toMatchObject(refused);
      const added = { module_id, title: { pt: 'Aula' }, ...video, ...media };
      await expect(createContent(editor, added)).rejects.toMatchObject(refused);
    }
  });

  test('refuses what its type does not have, and stays without nothing that it needs', async ({ ctx }) => {
    const editor = asSystem(ctx);
    const { id: courseId } = await makeCourse(ctx);
    const { id: text } = await makeContent(ctx, courseId);
    const video = { type: 'video', file_id: await fileOf(ctx, 'mp4'), duration_seconds: 60 } as const;
    const { id: film } = await makeContent(ctx, courseId, video);
    const { id: scorm } = await makeContent(ctx, courseId, {
      type: 'scorm',
      scorm_package_id: (await makePackage(ctx)).id,
    });
    const refusing = [
      { id: text, url: 'https://example.org' },
      { id: text, file_id: video.file_id },
      { id: film, file_id: null },
      { id: film, duration_seconds: null },
      { id: scorm, scorm_package_id: null },
    ];
    for (const change of refusing) {
      const data = { field: Object.keys(change)[1] };
      await expect(updateContent(editor, change)).rejects.toMatchObject({ code: 'invalid_input', data });
    }
    await expect(updateContent(editor, { id: scorm, scorm_package_id: 999_999 })).rejects.toThrow('not_found');
    await updateContent(editor, { id: text, url: null, file_id: null, duration_seconds: null });
    expect(await sourceOf(ctx, scorm)).toMatchObject({
      scorm_package: { version: '1.2', item_count: 1, file_count: 2 },
    });
  });

  test('moves to another module of its course, and to no other', async ({ ctx }) => {
    const { id: courseId } = await makeCourse(ctx);
    const { id } = await makeContent(ctx, courseId);
    const { module_id } = await makeContent(ctx, courseId);
    await updateContent(asSystem(ctx), { id, module_id, position: 7 });
    expect(await sourceOf(ctx, id)).toMatchObject({ module_id, position: 7, course_id: courseId });
    const { module_id: foreign } = await makeContent(ctx, (await makeCourse(ctx)).id);
    await expect(updateContent(asSystem(ctx), { id, module_id: foreign })).rejects.toThrow('not_found');
  });
});
