import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { writtenAssessments } from '#api/learning/assessments/index.ts';
import { retrieveCourse } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { rulesOf } from '#api/learning/tasks/index.ts';
import { checkCourse } from './check-course.ts';
import { exportCourse } from './export-course.ts';
import { importFolder as load, newFolder } from './make.ts';
import { withCourseFolder } from './open-folder.ts';
import { readCourse } from './read-course.ts';

const course = {
  key: 'primeiros-socorros',
  title: { pt: 'Primeiros socorros' },
  type: 'online',
  least_hours_percent: 50,
  prices: { aoa: 12_500 },
};
const small = {
  'course.json': JSON.stringify(course),
  'survey.json': JSON.stringify({
    title: { pt: 'Como correu?' },
    is_anonymous: true,
    fields: [{ key: 'nota', kind: 'scale', label: { pt: 'De 1 a 5' }, is_required: true, scale: '1-5' }],
  }),
  'modules/01-antes/module.json': '{ "title": { "pt": "Antes de tudo" } }',
  'modules/01-antes/01-olhar.pt.md': '# Olhar primeiro\n\nPare e olhe.\n',
  'modules/01-antes/02-ligar.json':
    '{ "type": "url", "title": { "pt": "O número" }, "url": "https://example.org/112" }',
  'modules/01-antes/03-plano.json': '{ "type": "task", "takes_text": false, "due_days": 7, "is_graded": true }',
  'modules/01-antes/03-plano.pt.md': '# O plano\n\nDesenhe a saída.\n',
  'modules/02-fim/module.json': '{ "title": { "pt": "O fim" } }',
  'modules/02-fim/01-fim.json': '{ "type": "final" }',
  'modules/02-fim/01-fim.pt.md': '# Até já\n\nFim.\n',
};

const problemsOf = (files: Record<string, string>) =>
  withCourseFolder(newFolder(files), async (folder) => (await readCourse(folder)).problems);

function everythingIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path, 'base64')];
    }),
  );
}

describe('a folder with a course', () => {
  test('is read without a problem, and written with its price', async ({ ctx }) => {
    expect(await problemsOf(small)).toEqual([]);
    const stored = await load(ctx, newFolder(small));
    expect(stored).toMatchObject({ isNew: true, modules: 2, contents: 4, removed: 0 });
    const { results } = await retrieveCourse(ctx, { filter: { id: stored.id } });
    expect(results).toMatchObject([{ title: 'Primeiros socorros', price: { amount_minor: 1_250_000 } }]);
  });

  test('that comes again changes what it says, and keeps the contents that learners have begun', async ({ ctx }) => {
    const { id } = await load(ctx, newFolder(small));
    const contents = await contentsOf(ctx, id);
    const { 'modules/01-antes/02-ligar.json': _, ...others } = small;
    const again = await load(
      ctx,
      newFolder({ ...others, 'modules/01-antes/01-olhar.pt.md': '# Olhar bem\n\nPare.\n' }),
    );
    expect(again).toMatchObject({ id, isNew: false, contents: 3, removed: 1 });
    const now = await contentsOf(ctx, id);
    expect(now.map((each) => each.id)).toEqual([contents[0]?.id, contents[2]?.id, contents[3]?.id]);
    expect(now[0]?.title).toEqual({ pt: 'Olhar bem' });
    const surveys = await ctx.db.selectFrom('forms').select('id').where('course_id', '=', id).execute();
    expect(surveys).toHaveLength(1);
  });

  test('has tasks with what they take and until when, which a later import changes', async ({ ctx }) => {
    const { id } = await load(ctx, newFolder(small));
    const task = (await contentsOf(ctx, id)).find(({ type }) => type === 'task');
    const rulesNow = () => rulesOf(ctx, task?.id ?? 0);
    expect(await rulesNow()).toEqual({ takes_text: false, takes_files: true, due_days: 7 });
    await load(ctx, newFolder({ ...small, 'modules/01-antes/03-plano.json': '{ "type": "task" }' }));
    expect(await rulesNow()).toEqual({ takes_text: true, takes_files: true, due_days: null });
  });

  test('comes out as it went in', async ({ ctx }) => {
    const { id } = await load(ctx, newFolder(small));
    const [first, second] = [join(newFolder({}), 'one'), join(newFolder({}), 'two')];
    await exportCourse(asSystem(ctx), id, first);
    expect((await load(ctx, first)).id).toBe(id);
    await exportCourse(asSystem(ctx), id, second);
    expect(everythingIn(second)).toEqual(everythingIn(first));
  });
});

const wrong: [string, Record<string, string>, { file: string; line: number | null }][] = [
  ['broken JSON', { 'course.json': '{\n  "key": "a",\n  "title": \n}' }, { file: 'course.json', line: 4 }],
  [
    'an unknown field',
    { 'course.json': '{\n  "key": "a",\n  "title": { "pt": "A" },\n  "type": "online",\n  "colour": 1\n}' },
    { file: 'course.json', line: 1 },
  ],
  [
    'a wrong type',
    { 'course.json': '{\n  "key": "a",\n  "title": { "pt": "A" },\n  "type": "lunar"\n}' },
    { file: 'course.json', line: 4 },
  ],
  [
    'a file that is not there',
    { 'modules/01-antes/03-clip.json': '{ "type": "file", "title": { "pt": "B" }, "file": "b.pdf" }' },
    { file: 'modules/01-antes/03-clip.json', line: null },
  ],
  [
    'a way out of the folder',
    { 'modules/01-antes/03-clip.json': '{ "type": "file", "title": { "pt": "B" },\n "file": "../../b.pdf" }' },
    { file: 'modules/01-antes/03-clip.json', line: 2 },
  ],
  [
    'a text without a title',
    { 'modules/01-antes/03-nada.pt.md': 'Sem título' },
    { file: 'modules/01-antes/03-nada.json', line: 1 },
  ],
  [
    'a script as an address',
    { 'modules/01-antes/03-mau.json': '{ "type": "url", "title": { "pt": "B" }, "url": "javascript:alert(1)" }' },
    { file: 'modules/01-antes/03-mau.json', line: 1 },
  ],
  [
    'a module without its file',
    { 'modules/03-solto/01-a.pt.md': '# A\n\nB' },
    { file: 'modules/03-solto/module.json', line: null },
  ],
  [
    'a task that takes nothing',
    {
      'modules/01-antes/04-nada.json':
        '{ "type": "task", "title": { "pt": "B" },\n "takes_text": false,\n "takes_files": false }',
    },
    { file: 'modules/01-antes/04-nada.json', line: 3 },
  ],
  [
    'a task that is due before it begins',
    { 'modules/01-antes/04-cedo.json': '{ "type": "task", "title": { "pt": "B" },\n "due_days": -1 }' },
    { file: 'modules/01-antes/04-cedo.json', line: 2 },
  ],
  ['a file that nothing names', { 'notas.txt': 'a' }, { file: 'notas.txt', line: null }],
];

const choice = `{ "id": "q1", "kind": "choice", "points": 2, "prompt": { "pt": "Qual?" },
   "options": [{ "value": "a", "label": { "pt": "A" } }, { "value": "b", "label": { "pt": "B" } }], "right": "b" }`;
const finalTest = `{ "type": "final", "title": { "pt": "Prova" },
 "assessment": { "time_limit_minutes": 20, "attempts_allowed": 1,
  "questions": [
   ${choice}
  ] } }`;

describe('an assessment in a folder', () => {
  test('is written with its questions, graded by itself, and comes out as it went in', async ({ ctx }) => {
    const tested = { ...small, 'modules/02-fim/01-fim.json': finalTest };
    const { id } = await load(ctx, newFolder(tested));
    const final = (await contentsOf(ctx, id)).at(-1);
    const rules = await ctx.db.selectFrom('content_assessments').selectAll().execute();
    expect(rules).toMatchObject([
      { content_id: final?.id, type: 'form', time_limit_minutes: 20, attempts_allowed: 1, pass_mark: 50 },
    ]);
    const graded = await ctx.db
      .selectFrom('contents')
      .select('is_graded')
      .where('id', '=', final?.id ?? 0)
      .execute();
    expect(graded).toEqual([{ is_graded: true }]);

    const [first, second] = [join(newFolder({}), 'one'), join(newFolder({}), 'two')];
    await exportCourse(asSystem(ctx), id, first);
    await load(ctx, first);
    await exportCourse(asSystem(ctx), id, second);
    expect(everythingIn(second)).toEqual(everythingIn(first));
    expect(Object.keys(everythingIn(first))).toHaveLength(Object.keys(tested).length + 1);

    await load(ctx, newFolder(small));
    expect(await writtenAssessments(ctx, id)).toEqual([]);
  });

  const wrongAssessments: [string, Record<string, string>, { file: string; line: number | null }][] = [
    [
      'a right answer that is no option',
      { 'modules/02-fim/01-fim.json': finalTest.replace('"right": "b"', '"right": "z"') },
      { file: 'modules/02-fim/01-fim.json', line: 4 },
    ],
    [
      'a question of no kind',
      { 'modules/02-fim/01-fim.json': finalTest.replace('"choice"', '"guess"') },
      { file: 'modules/02-fim/01-fim.json', line: 4 },
    ],
    [
      'a score of a content that is no SCORM package',
      {
        'modules/02-fim/02-nota.json':
          '{ "type": "assessment", "title": { "pt": "Nota" },\n "assessment": { "type": "scorm",\n "source": "modules/01-antes/02-ligar" } }',
      },
      { file: 'modules/02-fim/02-nota.json', line: 3 },
    ],
  ];
  test.each(wrongAssessments)('is refused with its place: %s', async (_, files, place) => {
    expect(await problemsOf({ ...small, ...files })).toMatchObject([place]);
  });
});

describe('a folder that is wrong', () => {
  test.each(wrong)('is refused with its place: %s', async (_, files, place) => {
    const problems = await problemsOf({ ...small, ...files });
    expect(problems).toMatchObject([place]);
  });

  const unknown: [string, Record<string, string>, { file: string; line: number; text: RegExp }][] = [
    [
      'a partner of another site',
      { 'course.json': `{\n  "key": "a", "title": { "pt": "A" }, "type": "online",\n  "partner": "ninguem"\n}` },
      { file: 'course.json', line: 3, text: /partner “ninguem”/ },
    ],
    [
      'an unknown currency',
      { 'course.json': `{\n  "key": "a", "title": { "pt": "A" }, "type": "online",\n  "prices": { "xyz": 3 }\n}` },
      { file: 'course.json', line: 3, text: /currency “xyz”/ },
    ],
    [
      'a course to complete first that came from no folder',
      { 'course.json': `{\n  "key": "a", "title": { "pt": "A" }, "type": "online",\n  "prerequisites": [\n "b"]\n}` },
      { file: 'course.json', line: 4, text: /course “b”/ },
    ],
    [
      'a file that is something else',
      {
        'modules/02-fim/02-mau.json': '{ "type": "file", "title": { "pt": "B" }, "file": "b.pdf" }',
        'modules/02-fim/b.pdf': 'no PDF',
      },
      { file: 'modules/02-fim/b.pdf', line: 1, text: /PDF/ },
    ],
    [
      'a package that is no zip',
      {
        'modules/02-fim/02-mau.json': '{ "type": "scorm", "title": { "pt": "B" }, "file": "b.zip" }',
        'modules/02-fim/b.zip': 'no zip',
      },
      { file: 'modules/02-fim/b.zip', line: 1, text: /./ },
    ],
  ];
  test.for(unknown)('is refused before anything is written: %s', async ([, files, { text, ...place }], { ctx }) => {
    const problems = await withCourseFolder(newFolder({ ...small, ...files }), async (folder) => {
      const { plan } = await readCourse(folder);
      if (!plan) throw new Error('The folder cannot be read.');
      return checkCourse({ ...ctx, locale: 'en-GB' }, plan, folder);
    });
    expect(problems).toMatchObject([place]);
    expect(problems[0]?.text).toMatch(text);
  });

  test('is refused if it has a link', async () => {
    const folder = newFolder(small);
    symlinkSync('/etc/passwd', join(folder, 'modules/01-antes/03-segredo.pt.md'));
    await expect(withCourseFolder(folder, readCourse)).rejects.toThrow('is a link');
  });

  test('writes nothing if a part is refused in the middle', async ({ ctx }) => {
    const clip = {
      'modules/02-fim/02-mau.json': '{ "type": "file", "title": { "pt": "B" }, "file": "b.pdf" }',
      'modules/02-fim/b.pdf': 'no PDF',
    };
    await expect(load(ctx, newFolder({ ...small, ...clip }))).rejects.toThrow('file_type_not_allowed');
    expect(await ctx.db.selectFrom('courses').select('id').where('import_key', '=', course.key).execute()).toEqual([]);
  });
});

function contentsOf(ctx: Ctx, courseId: number) {
  return ctx.db
    .selectFrom('contents as c')
    .innerJoin('modules as m', 'm.id', 'c.module_id')
    .select(['c.id', 'c.title', 'c.type'])
    .where('m.course_id', '=', courseId)
    .where('c.deleted_at', 'is', null)
    .orderBy('m.position')
    .orderBy('c.position')
    .execute();
}
