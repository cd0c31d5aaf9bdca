import { createContent, createModule } from '#api/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { outlines, textProgrammes } from './programmes/all.ts';
import type { SeedModule, SeedOutline } from './programmes/programme.ts';
import { bothLanguages, type WrittenCourse } from './write-catalogue.ts';
import { writeExtinguishers } from './write-extinguishers.ts';
import { writeSavings } from './write-savings.ts';

/** What one finds in each course: modules, and what is in them. */
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
  for (const { pt, en, texts } of modules) {
    const module = await createModule(ctx, { course_id: courseId, title: bothLanguages(pt, en) });
    for (const text of texts) {
      await createContent(ctx, {
        module_id: module.id,
        type: 'text',
        title: bothLanguages(text.pt[0], text.en[0]),
        body: bothLanguages(text.pt[1], text.en[1]),
        is_preview: text.is_preview ?? false,
      });
    }
  }
}

/** In a class the programme is its lessons; here stands what they are about, and what to know before the first. */
async function writeOutline(ctx: Ctx, courseId: number, { before, modules }: SeedOutline): Promise<void> {
  for (const [place, title] of modules.entries()) {
    const module = await createModule(ctx, { course_id: courseId, title: bothLanguages(...title) });
    if (place > 0) continue;
    await createContent(ctx, {
      module_id: module.id,
      type: 'text',
      title: bothLanguages('Antes da primeira aula', 'Before the first lesson'),
      body: bothLanguages(...before),
      is_preview: true,
      is_mandatory: false,
    });
  }
}

async function writeOwn(ctx: Ctx, courseId: number, key: string): Promise<void> {
  if (key === 'extintores') await writeExtinguishers(ctx, courseId);
  else if (key === 'poupar-eletricidade') await writeSavings(ctx, courseId);
  else throw new Error(`The course ${key} has no programme.`);
}
