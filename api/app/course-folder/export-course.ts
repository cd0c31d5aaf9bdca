import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LocalizedText } from '#contract/basics.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import { writtenAssessments } from '#api/learning/assessments/index.ts';
import { pricesOf, writtenCourse, writtenExtras } from '#api/offer/catalogue/index.ts';
import { readFile } from '#api/platform/files/index.ts';
import { writtenSurvey } from '#api/learning/forms/index.ts';
import { writtenOutline, type WrittenContent, namesOfPackage, streamOfPackage } from '#api/learning/learning/index.ts';
import { currenciesByKey } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { rulesOf } from '#api/learning/tasks/index.ts';
import { writtenPart } from './assessment-format.ts';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

// The same package always gives the same zip.
const mtime = new Date('2026-01-01T12:00:00');

async function packScorm(ctx: Ctx, sha256: string, target: string): Promise<void> {
  const names = await namesOfPackage(ctx, sha256);
  if (!names) throw new Error('A SCORM package was imported before its names were stored. Upload its zip again.');
  const zip = new ZipFile();
  for (const name of names) {
    const options = { mtime, mode: 0o100644, forceDosTimestamp: true };
    zip.addReadStreamLazy(name, options, (pass) => pass(null, streamOfPackage(ctx, sha256, name)));
  }
  zip.end();
  await mkdir(dirname(target), { recursive: true });
  await pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx' }));
}

type Write = {
  text: (name: string, text: string) => Promise<void>;
  bytes: (name: string, bytes: Uint8Array) => Promise<void>;
  pathOf: (name: string) => string;
};

/** Writes a course as the folder that `readCourse` reads. Its classes and cover are not part of it. */
export async function exportCourse(
  ctx: Ctx,
  id: number,
  folder: string,
): Promise<{ modules: number; contents: number }> {
  const course = await writtenCourse(ctx, id);
  if (!course) throw new Error(`There is no course ${id}.`);
  const write = into(folder);
  await write.text('course.json', json({ ...course, key: course.key ?? `course-${id}`, ...(await soldOf(ctx, id)) }));
  const survey = await writtenSurvey(ctx, id);
  if (survey) await write.text('survey.json', json(survey));
  const modules = await writtenOutline(ctx, id);
  const assessments = await assessmentsIn(ctx, id, modules);
  for (const [at, module] of modules.entries()) {
    const path = `modules/${numbered(at, module.title)}`;
    await write.text(`${path}/module.json`, json({ title: module.title }));
    for (const [place, content] of module.contents.entries()) {
      const stem = `${path}/${numbered(place, content.title)}`;
      await writeContent(ctx, { content, stem, write, assessment: assessments.get(content.id) });
    }
  }
  return { modules: modules.length, contents: modules.flatMap(({ contents }) => contents).length };
}

async function soldOf(ctx: Ctx, id: number) {
  const keys = new Map([...(await currenciesByKey(ctx))].map(([key, currency]) => [currency, key]));
  const prices = (await pricesOf(ctx, [id])).get(id) ?? [];
  const amounts = prices.map(({ currency_id, amount_minor }) => {
    const key = keys.get(currency_id) ?? '';
    return [key, amount_minor / 10 ** decimalsOf(key)] as const;
  });
  return { prices: Object.fromEntries(amounts), ...(await writtenExtras(ctx, id)) };
}

type Modules = Awaited<ReturnType<typeof writtenOutline>>;

/** By content, as the folder has them. */
async function assessmentsIn(ctx: Ctx, courseId: number, modules: Modules): Promise<Map<number, object>> {
  const stems = new Map(
    modules.flatMap((module, at) =>
      module.contents.map(
        ({ id, title }, place) => [id, `modules/${numbered(at, module.title)}/${numbered(place, title)}`] as const,
      ),
    ),
  );
  const rules = await writtenAssessments(ctx, courseId);
  return new Map(rules.map((each) => [each.content_id, writtenPart(each, (id) => stems.get(id))]));
}

type Writing = { content: WrittenContent; stem: string; write: Write; assessment?: object | undefined };

async function writeContent(ctx: Ctx, { content, stem, write, assessment }: Writing): Promise<void> {
  const { title, body } = content;
  for (const language of new Set([...Object.keys(title), ...Object.keys(body)])) {
    const heading = title[language] === undefined ? '' : `# ${title[language]}\n\n`;
    if (body[language] !== undefined) await write.text(`${stem}.${language}.md`, `${heading}${body[language]}\n`);
  }
  await write.text(
    `${stem}.json`,
    json({
      ...factsOf(content, assessment !== undefined),
      ...(await partsOf(ctx, { content, stem, write })),
      assessment,
    }),
  );
}

/** Facts that are as usual are left out. */
const usual = {
  is_preview: false,
  is_mandatory: true,
  is_graded: false,
  weight: 1,
  completes_on_open: false,
  attempts_allowed: 1,
  attempt_grading: 'best',
} as const;

function factsOf(content: WrittenContent, isAssessed: boolean) {
  const { type, title } = content;
  const gradedByItself = isAssessed || type === 'assessment';
  const unusual = Object.entries({ ...usual, is_graded: gradedByItself }).flatMap(([name, value]) => {
    const own = content[name as keyof typeof usual];
    return own === value ? [] : [[name, own] as const];
  });
  return { type, title, ...Object.fromEntries(unusual) };
}

async function partsOf(ctx: Ctx, { content, stem, write }: Writing): Promise<object> {
  const { type, file_id, captions_file_id, captions_language, duration_seconds, url } = content;
  const length = duration_seconds === null ? {} : { duration_seconds };
  const folder = dirname(stem);
  if (type === 'url') return { url };
  if (type === 'task') return rulesOf(ctx, content.id);
  if (type === 'scorm' && content.package !== null) {
    const file = `${stem.slice(folder.length + 1)}.zip`;
    await packScorm(ctx, content.package, write.pathOf(`${folder}/${file}`));
    return { file, ...length };
  }
  if (file_id === null) return {};
  const file = await writeFileOf(ctx, { id: file_id, stem, write });
  if (type !== 'video') return { file };
  if (captions_file_id === null) return { file, ...length };
  const captions = await writeFileOf(ctx, { id: captions_file_id, stem, write });
  return { file, captions, ...(captions_language !== null && { captions_language }), ...length };
}

/** Named after its content, since files of other contents may have the same name. */
async function writeFileOf(ctx: Ctx, { id, stem, write }: { id: number; stem: string; write: Write }): Promise<string> {
  const { storage_key, bytes } = await readFile(ctx, id);
  const name = `${stem}${storage_key.slice(storage_key.lastIndexOf('.'))}`;
  await write.bytes(name, bytes);
  return name.slice(dirname(stem).length + 1);
}

function into(folder: string): Write {
  const pathOf = (name: string) => join(folder, name);
  const bytes = async (name: string, content: Uint8Array | string) => {
    await mkdir(dirname(pathOf(name)), { recursive: true });
    // Nothing that is there is overwritten.
    await writeFile(pathOf(name), content, { flag: 'wx' });
  };
  return { text: bytes, bytes, pathOf };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function numbered(place: number, title: LocalizedText): string {
  const [words = ''] = Object.values(title);
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return `${String(place + 1).padStart(3, '0')}-${name}`.replace(/-+$/, '');
}
