import { expect } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { madeFields } from '#api/learning/forms/make.ts';
import { storeGuide, uploadGuide } from '#api/areas/guides/index.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { everyKind, rulesFor } from '#api/learning/assessments/make.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import { both, type SourceRow } from './source-row.ts';

export const sourcesOfLearning: SourceRow[] = [
  {
    noun: 'forms',
    search: 'como correu',
    input: async () => ({
      title: both('Como correu?'),
      intro: both('Para melhorar.'),
      fields: madeFields,
      opens_at: '2026-12-01T08:00:00.000Z',
      closes_at: null,
      max_responses: 40,
    }),
    atCreation: async () => ({
      type: 'satisfaction_survey',
      is_anonymous: true,
      course_id: null,
      assessment_id: null,
    }),
    shown: {
      type: 'satisfaction_survey',
      status: 'draft',
      is_anonymous: true,
      course_id: null,
      is_default: false,
      assessment_id: null,
      created_at: expect.any(String),
    },
    change: { max_responses: 50 },
    text: 'intro',
    deletion: 'none',
  },
  {
    noun: 'modules',
    search: 'papel',
    input: async () => ({ title: both('Do papel à folha'), position: 3 }),
    atCreation: async (ctx) => ({ course_id: (await makeCourse(ctx)).id }),
    shown: { course_id: expect.any(Number) },
    change: { position: 2 },
    text: 'title',
  },
  {
    noun: 'contents',
    search: 'limpar',
    input: async () => ({
      title: both('Limpar uma lista'),
      position: 4,
      body: both('# Uma lista\n\n- limpa'),
      is_preview: true,
      is_mandatory: false,
      is_graded: false,
      weight: 1.5,
      completes_on_open: false,
      attempts_allowed: 2,
      attempt_grading: 'average',
    }),
    atCreation: async (ctx) => {
      const { module_id } = await makeContent(ctx, (await makeCourse(ctx)).id);
      return { module_id, type: 'text' };
    },
    shown: {
      course_id: expect.any(Number),
      module_id: expect.any(Number),
      type: 'text',
      url: null,
      file_id: null,
      captions_file_id: null,
      captions_language: null,
      duration_seconds: null,
      scorm_package_id: null,
      file: null,
      captions_file: null,
      scorm_package: null,
    },
    change: { weight: 2 },
    text: 'body',
  },
  {
    noun: 'tasks',
    keyField: 'content_id',
    make: async (ctx) => {
      const task = { type: 'task', body: { pt: 'Faça uma planta.' } } as const;
      const { id } = await makeContent(ctx, (await makeCourse(ctx)).id, task);
      return { id, fields: { content_id: id, takes_text: true, takes_files: true, due_days: null } };
    },
    shown: { course_id: expect.any(Number), title: expect.any(Object) },
    change: { due_days: 14 },
    deletion: 'none',
  },
  {
    noun: 'content-assessments',
    keyField: 'content_id',
    make: async (ctx) => {
      const assessment = { type: 'assessment', body: { pt: 'Responda.' } } as const;
      const { id } = await makeContent(ctx, (await makeCourse(ctx)).id, assessment);
      const rules = {
        content_id: id,
        type: 'form' as const,
        time_limit_minutes: 45,
        attempts_allowed: 2,
        policy: 'last' as const,
        pass_mark: 62.5,
        feedback_rule: 'after_last' as const,
        is_shuffled: true,
        pools: [],
        questions: everyKind,
        source_content_id: null,
      };
      await rulesFor(ctx, id, rules);
      return { id, fields: rules };
    },
    shown: { course_id: expect.any(Number), title: expect.any(Object), is_set: true },
    change: { attempts_allowed: 5 },
    deletion: 'none',
  },
  {
    noun: 'learning-guides',
    search: 'GUIA DO',
    make: async (ctx) => {
      const { id: courseId } = await makeCourse(ctx);
      const sent = { courseId, title: 'Guia do curso', name: 'guia.pdf', bytes: pdfBytes() };
      const { id } = await uploadGuide(ctx, await storeGuide(ctx, sent));
      return { id, fields: { title: 'Guia do curso' } };
    },
    shown: {
      course_id: expect.any(Number),
      file_name: 'guia.pdf',
      mime: 'application/pdf',
      byte_size: expect.any(Number),
      created_at: expect.any(String),
    },
    change: { title: 'Guia de estudo' },
    deletion: 'final',
  },
];
