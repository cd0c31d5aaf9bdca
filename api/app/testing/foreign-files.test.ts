import { describe, expect, test as plainTest } from 'vitest';
import { z } from 'zod';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { documentTypes, fileCategories } from '#contract/platform/files/values.ts';
import { makeAssessment, begin } from '#api/learning/assessments/make.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import { makeTask } from '#api/learning/tasks/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeCategory, makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { makePost } from '#api/offer/news/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makePicture, mp4Bytes, pdfBytes } from '#api/platform/files/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { calls } from '../calls.ts';
import { rawRoutes, routes } from '../routes.ts';

type Kind = (typeof fileCategories)[number] | (typeof documentTypes)[number];
type CallInput = { by: Ctx; item: object };
type Taking = {
  call: string;
  own: Kind | null;
  send: (ctx: Ctx, id: number) => Promise<CallInput>;
  /** Of its own kind, where it is no PDF. */
  ending?: 'vtt';
};

const words = { pt: 'Um título', 'en-GB': 'A title' };

/** Every call that takes the id of a stored file, and the kind of file that it may show. */
const files: Taking[] = [
  {
    call: 'learning.createContent file_id',
    own: 'course-content',
    send: (ctx, id) => newContent(ctx, { file_id: id }),
  },
  {
    call: 'learning.createContent captions_file_id',
    own: 'course-content',
    send: async (ctx, id) => {
      const file_id = await courseFile(ctx, 'mp4');
      return newContent(ctx, { type: 'video', file_id, captions_file_id: id, duration_seconds: 60 });
    },
    ending: 'vtt',
  },
  {
    call: 'learning.updateContent file_id',
    own: 'course-content',
    send: async (ctx, id) => asEditor(ctx, { id: await storedContent(ctx, { type: 'file' }), file_id: id }),
  },
  {
    call: 'learning.updateContent captions_file_id',
    own: 'course-content',
    send: async (ctx, id) => {
      const video = { type: 'video', duration_seconds: 60 } as const;
      return asEditor(ctx, { id: await storedContent(ctx, video), captions_file_id: id });
    },
    ending: 'vtt',
  },
  {
    call: 'classes.createClass regulation_file_id',
    own: 'regulation',
    send: async (ctx, id) => {
      const { id: course_id } = await makeCourse(ctx);
      return asEditor(ctx, { ...aClass, course_id, regulation_file_id: id });
    },
  },
  {
    call: 'classes.updateClass regulation_file_id',
    own: 'regulation',
    send: async (ctx, id) => asEditor(ctx, { version: 1, id: (await makeClass(ctx)).id, regulation_file_id: id }),
  },
  {
    call: 'tasks.handIn file_ids',
    own: null,
    send: async (ctx, id) => {
      const { learner, contentId: content_id } = await makeTask(ctx);
      const item = { content_id, enrollment_id: learner.enrollmentId, text: 'Feito.', file_ids: [id], version: 0 };
      return { by: learner.ctx, item };
    },
  },
];

/** An answer names its uploads in a text, so that no field tells of them. */
const answers: Taking = {
  call: 'assessments.saveAnswer value',
  own: null,
  send: async (ctx, id) => {
    const question: Question = { id: 'f', points: 1, prompt: words, kind: 'file', rubric: [] };
    const made = await makeAssessment(ctx, { rules: { questions: [question] } });
    const attempt = await begin(made);
    const item = { attempt_id: attempt.id, question_id: 'f', revision: 1, value: [String(id)] };
    return { by: made.learner.ctx, item };
  },
};

/** Their ids are those of pictures, which are private until their owner shows them. */
const pictures: Taking[] = [
  ...pictured('catalogue.Course', ['cover_picture_id'], async (ctx) => {
    const { id: category_id } = await makeCategory(ctx);
    return { id: (await makeCourse(ctx)).id, item: { type: 'online', title: words, category_id } };
  }),
  ...pictured('catalogue.Partner', ['logo_picture_id', 'cover_picture_id'], async (ctx) => {
    return { id: (await makePartner(ctx)).id, item: { slug: 'outro', name: 'Outro' } };
  }),
  ...pictured('news.Post', ['cover_picture_id'], async (ctx) => {
    const item = { title: words, summary: words, body: words, author: 'Helena' };
    return { id: (await makePost(ctx)).id, item };
  }),
  ownPicture('people.updateUser', (change) => change),
  ownPicture('people.updateUserAndPerson', (user) => ({ user })),
  {
    call: 'people.updateTrainerProfile picture_id',
    own: null,
    send: async (ctx, id) => ({ by: await asA(ctx, 'trainer'), item: { picture_id: id } }),
  },
];

/** A package is no file of a person: editors alone upload one, for contents alone. */
const packages = ['learning.createContent scorm_package_id', 'learning.updateContent scorm_package_id'];

describe('a call that takes the id of a file', () => {
  plainTest('is one of these', () => {
    const listed = [...files, ...pictures].map(({ call }) => call);
    expect([...listed, ...packages].toSorted()).toEqual(takingFiles().toSorted());
  });

  test.for([...files, answers].map((each) => [each.call, each] as const))(
    'refuses every foreign kind of file, and one that does not exist: %s',
    async ([call, { own, send }], { ctx }) => {
      const kinds = [...fileCategories, ...documentTypes].filter((kind) => kind !== own);
      for (const kind of kinds) {
        const answered = await answerTo(call, await send(ctx, await fileOf(ctx, kind)));
        expect({ kind, ...answered }).toEqual({ kind, ...refusalOf(call) });
      }
      expect(await answerTo(call, await send(ctx, 999_999))).toEqual(refusalOf(call));
    },
  );

  test.for(files.filter(({ own }) => own !== null).map((each) => [each.call, each] as const))(
    'takes its own kind: %s',
    async ([call, { own, send, ending }], { ctx }) => {
      const sent = await send(ctx, await (ending ? courseFile(ctx, ending) : fileOf(ctx, own ?? 'outros')));
      expect(await answerTo(call, sent)).toMatchObject({ status: 200 });
    },
  );

  test.for(pictures.map((each) => [each.call, each] as const))(
    "refuses somebody else's picture: %s",
    async ([call, { send }], { ctx }) => {
      const id = await makePicture(await asA(ctx, 'student'));
      expect(await answerTo(call, await send(ctx, id))).toEqual(refusalOf(call));
    },
  );
});

function refusalOf(call: string): object {
  const isRefusal = expect.toSatisfy((status: number) => [400, 404].includes(status));
  return { status: isRefusal, fields: [call.split(' ').at(-1)] };
}

const aClass = {
  code: 'T-1',
  type: 'presential',
  tz: 'Africa/Luanda',
  city: 'Luanda',
  venue: 'Talatona',
  capacity: 16,
  start_at: '2026-11-30T07:00:00Z',
  end_at: '2026-12-04T15:00:00Z',
  registration_deadline: '2026-11-26T22:59:59Z',
};

async function newContent(ctx: Ctx, input: object): Promise<CallInput> {
  const { module_id } = await makeContent(ctx, (await makeCourse(ctx)).id);
  return asEditor(ctx, { module_id, type: 'file', title: words, ...input });
}

async function asEditor(ctx: Ctx, item: object): Promise<CallInput> {
  return { by: await asA(ctx, 'administrator'), item };
}

type Record = { id: number; item: object };

function pictured(noun: string, fields: string[], make: (ctx: Ctx) => Promise<Record>): Taking[] {
  const [slice = '', one = ''] = noun.split('.');
  return fields.flatMap((field): Taking[] => [
    {
      call: `${slice}.create${one} ${field}`,
      own: null,
      send: async (ctx, id) => {
        const { item } = await make(ctx);
        return asEditor(ctx, { ...item, [field]: id });
      },
    },
    {
      call: `${slice}.update${one} ${field}`,
      own: null,
      send: async (ctx, picture) => {
        const { id } = await make(ctx);
        return asEditor(ctx, { version: 1, id, [field]: picture });
      },
    },
  ]);
}

function ownPicture(call: string, itemOf: (change: object) => object): Taking {
  return {
    call: `${call} user_picture_id`,
    own: null,
    send: async (ctx, id) => {
      const user = await makeUser(ctx);
      return { by: await signInAs(ctx, user), item: itemOf({ id: user.id, user_picture_id: id }) };
    },
  };
}

async function fileOf(ctx: Ctx, category: Kind): Promise<number> {
  const sender = await asA(ctx, 'student');
  return (await saveFile(sender, { category, name: 'BI.pdf', bytes: pdfBytes(), allowed: ['pdf'] })).id;
}

const contentBytes = { mp4: mp4Bytes(), vtt: Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\nBom dia.\n') };

async function courseFile(ctx: Ctx, ending: 'mp4' | 'vtt'): Promise<number> {
  const sent = { category: 'course-content', name: `a.${ending}`, bytes: contentBytes[ending] } as const;
  return (await saveFile(await asA(ctx, 'student'), { ...sent, allowed: [ending] })).id;
}

type Stored = { type: 'file' } | { type: 'video'; duration_seconds: number };

async function storedContent(ctx: Ctx, content: Stored): Promise<number> {
  const file_id = await courseFile(ctx, 'mp4');
  return (await makeContent(ctx, (await makeCourse(ctx)).id, { ...content, file_id })).id;
}

const Answer = z.object({ errors: z.array(z.object({ field: z.string().optional() })).default([]) });

/** Its status, and the fields that it refuses. */
async function answerTo(call: string, { by, item }: CallInput): Promise<{ status: number; fields: unknown[] }> {
  const { method = '', path = '' } = calls.find(({ slice, name }) => call.startsWith(`${slice}.${name} `)) ?? {};
  const { db, config, files: store, now, actor } = by;
  const answer = answerApi({
    routes,
    rawRoutes,
    world: { db, config, files: store, now },
    identify: async () => actor,
  });
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer x',
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ data: [item] });
  const response = await answer(new Request(`http://localhost/api${path}`, { method, headers, body }));
  const { errors } = Answer.parse(await response.json());
  return { status: response.status, fields: errors.map(({ field }) => field) };
}

function takingFiles(): string[] {
  const named = /(^|_)(file|picture|document|package|captions|regulation)_ids?$/;
  return calls.flatMap(({ slice, name, declared }) => {
    const { inputSchema, meta } = declared['~orpc'];
    if (meta.reads || !(inputSchema instanceof z.ZodType)) return [];
    const text = JSON.stringify(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }));
    const fields = new Set([...text.matchAll(/"([a-z_]+)":/g)].map(([, field = '']) => field));
    return [...fields].filter((field) => named.test(field)).map((field) => `${slice}.${name} ${field}`);
  });
}
