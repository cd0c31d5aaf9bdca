import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { NewContent } from '#contract/learning/learning/calls.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createContent } from './create-content.ts';
import { createModule } from './create-module.ts';
import { importScormPackage } from './import-scorm-package.ts';

export { retrieveModules } from './retrieve-modules.ts';
export { settleClass, settleGraded } from './settle-class.ts';

type Files = Record<string, string | Buffer>;

/** Contents are done as soon as they are opened. */
export function takeNoTime(ctx: Ctx): Promise<void> {
  return writeSetting(asSystem(ctx), { key: 'progressFloorPercent', value: '0' });
}

export async function makeZip(files: Files, options: { mode?: number } = {}): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  const path = join(mkdtempSync(join(tmpdir(), 'mestria-zip-')), 'package.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

export type MadeItem = {
  identifier: string;
  href?: string;
  mastery?: number;
  kind?: 'sco' | 'asset';
  parameters?: string;
};

export function manifestWith(items: MadeItem[], title = 'Simulador de escalas'): string {
  const listed = items.map(
    ({ identifier, mastery, parameters = '' }) =>
      `<item identifier="${identifier}" identifierref="r-${identifier}" parameters="${parameters}"><title>Parte ${identifier}</title>${
        mastery === undefined ? '' : `<adlcp:masteryscore>${mastery}</adlcp:masteryscore>`
      }</item>`,
  );
  const resources = items.map(
    ({ identifier, href = 'index.html', kind = 'sco' }) =>
      `<resource identifier="r-${identifier}" type="webcontent" adlcp:scormtype="${kind}" href="${href}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>${title}</title>${listed.join('')}</organization></organizations>
<resources>${resources.join('')}</resources></manifest>`;
}

export async function makePackage(
  ctx: Ctx,
  items: MadeItem[] = [{ identifier: 'one' }],
  files: Files = { 'index.html': '<!doctype html><p>Olá</p>' },
): Promise<{ id: number }> {
  return importScormPackage(asSystem(ctx), await makeZip({ 'imsmanifest.xml': manifestWith(items), ...files }));
}

type WithoutPlace<C> = C extends NewContent ? Omit<C, 'module_id' | 'title'> : never;

export async function makeContent(
  ctx: Ctx,
  courseId: number,
  input: WithoutPlace<NewContent> = { type: 'text', body: { pt: 'Olá' } },
): Promise<{ id: number; module_id: number }> {
  const operator = asSystem(ctx);
  const { id: module_id } = await createModule(operator, { course_id: courseId, title: { pt: 'Do papel à folha' } });
  const { id } = await createContent(operator, { ...input, module_id, title: { pt: 'Limpar uma lista' } });
  return { id, module_id };
}
