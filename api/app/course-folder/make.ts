import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { withCourseFolder } from './open-folder.ts';
import { readCourse } from './read-course.ts';
import { writeCourse } from './write-course.ts';

export function newFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export async function importFolder(ctx: Ctx, path: string) {
  return withCourseFolder(path, async (folder) => {
    const { plan, problems } = await readCourse(folder);
    if (!plan) throw new Error(JSON.stringify(problems));
    return writeCourse(asSystem(ctx), plan, folder);
  });
}
