import { createContent, createModules } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { outlines, textProgrammes } from './programmes/all.ts';
import type { SeedModule, SeedOutline } from './programmes/programme.ts';
import { bothLanguages, type WrittenCourse } from './write-catalogue.ts';
import { writeExtinguishers } from './write-extinguishers.ts';
import { writeSavings } from './write-savings.ts';

export async function writeProgrammes(ctx: Ctx, courses: WrittenCourse[]): Promise<void> {
  for (const { id, key } of courses) {
    const modules = textProgrammes[key];
    const outline = outlines[key];
    if (modules) await writeModules(ctx, id, modules);
    else if (outline) await writeOutline(ctx, id, outline);
    else await writeOwn(ctx, id, key);
  }
}

async function writeModules(ctx: Ctx, courseId: number, modules: SeedModule[]): Promise<void> {
  const titles = modules.map(({ pt, en }) => bothLanguages(pt, en));
  const ids = await createModules(ctx, { course_id: courseId, titles });
  for (const [place, { texts }] of modules.entries()) {
    for (const text of texts) {
      await createContent(ctx, {
        module_id: ids[place] ?? 0,
        type: 'text',
        title: bothLanguages(text.pt[0], text.en[0]),
        body: bothLanguages(text.pt[1], text.en[1]),
        is_preview: text.is_preview ?? false,
      });
    }
  }
}

/** The programme of a scheduled course is its lessons; here are their topics and the introduction. */
async function writeOutline(ctx: Ctx, courseId: number, { before, modules }: SeedOutline): Promise<void> {
  const titles = modules.map((title) => bothLanguages(...title));
  const [first = 0] = await createModules(ctx, { course_id: courseId, titles });
  await createContent(ctx, {
    module_id: first,
    type: 'text',
    title: bothLanguages('Antes da primeira aula', 'Before the first lesson'),
    body: bothLanguages(...before),
    is_preview: true,
    is_mandatory: false,
  });
}

async function writeOwn(ctx: Ctx, courseId: number, key: string): Promise<void> {
  if (key === 'extintores') await writeExtinguishers(ctx, courseId);
  else if (key === 'poupar-eletricidade') await writeSavings(ctx, courseId);
  else throw new Error(`The course ${key} has no programme.`);
}
