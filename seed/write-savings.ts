import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileType } from '#contract/platform/files/values.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { createContent, createModule } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { worksheet } from './media/worksheet.ts';
import { clips } from './media/clips.ts';
import { bothLanguages } from './write-catalogue.ts';

const media = join(import.meta.dirname, 'media');

const moduleTitles = [
  ['Saber quanto se gasta', 'Knowing what you use'],
  ['Encontrar o que pesa', 'Finding what costs most'],
  ['Mudar e medir', 'Changing and measuring'],
] as const;

export async function writeSavings(ctx: Ctx, courseId: number): Promise<void> {
  const modules: number[] = [];
  for (const title of moduleTitles) {
    modules.push((await createModule(ctx, { course_id: courseId, title: bothLanguages(title[0], title[1]) })).id);
  }
  const [knowing = 0, finding = 0, changing = 0] = modules;
  for (const [place, moduleId] of modules.entries()) await writeClip(ctx, moduleId, place);
  await writeWorksheet(ctx, knowing);
  await writeLink(ctx, knowing);
  await writeExercise(ctx, finding);
  await writeEnd(ctx, changing);
}

async function writeClip(ctx: Ctx, moduleId: number, place: number): Promise<void> {
  const clip = clips[place];
  if (!clip) throw new Error(`There is no clip ${place + 1}.`);
  const says = clip.scenes.map(({ says: sentences }) => sentences.join(' ')).join('\n\n');
  await createContent(ctx, {
    module_id: moduleId,
    type: 'video',
    title: bothLanguages(clip.title.pt, clip.title.en),
    body: bothLanguages(
      `## O que se diz no vídeo\n\n${says}`,
      `## What the video says\n\n${clip.inEnglish}\n\nThe video is in Portuguese, with captions.`,
    ),
    file_id: await store(ctx, clip.file, 'mp4'),
    captions_file_id: await store(ctx, clip.captions, 'vtt'),
    captions_language: 'pt',
    duration_seconds: clip.seconds,
    is_preview: place === 0,
  });
}

async function store(ctx: Ctx, name: string, type: FileType): Promise<number> {
  const bytes = readFileSync(join(media, name));
  return (await saveFile(ctx, { category: 'class-content', name, bytes, allowed: [type] })).id;
}

async function writeWorksheet(ctx: Ctx, moduleId: number): Promise<void> {
  const bytes = await worksheet();
  const name = 'Ficha onde gasta a sua loja.pdf';
  const { id } = await saveFile(ctx, { category: 'class-content', name, bytes, allowed: ['pdf'] });
  await createContent(ctx, {
    module_id: moduleId,
    type: 'file',
    file_id: id,
    title: bothLanguages('Ficha: onde gasta a sua loja', 'Worksheet: where your shop uses power'),
    body: bothLanguages(
      'Uma folha para imprimir ou copiar à mão: duas leituras do contador e doze aparelhos.',
      'One page to print or to copy by hand: two meter readings and twelve appliances. It is in Portuguese.',
    ),
  });
}

async function writeLink(ctx: Ctx, moduleId: number): Promise<void> {
  await createContent(ctx, {
    module_id: moduleId,
    type: 'url',
    url: 'https://pt.wikipedia.org/wiki/Quilowatt-hora',
    title: bothLanguages('Para saber mais: o quilowatt-hora', 'Find out more: the kilowatt-hour'),
    body: bothLanguages(
      'O artigo da Wikipédia, com exemplos de contas. Não é preciso para o resto do curso.',
      'The article in the Portuguese Wikipedia, with worked examples. The rest of the course does not need it.',
    ),
    is_mandatory: false,
  });
}

async function writeExercise(ctx: Ctx, moduleId: number): Promise<void> {
  await createContent(ctx, {
    module_id: moduleId,
    type: 'text',
    title: bothLanguages('Exercício: doze aparelhos', 'Exercise: twelve appliances'),
    body: bothLanguages(
      'Percorra a loja com a ficha na mão. De cada aparelho leia a potência na chapa de trás, em watts, e divida por mil. Multiplique pelas horas por dia em que trabalha de facto: um frigorífico está ligado 24 horas, mas o motor trabalha perto de 8.\n\nSome a última coluna e compare-a com o que o contador disse. Se faltar mais de um quinto, esqueceu-se de um aparelho. É quase sempre uma bomba, uma luz de fora ou um termoacumulador.',
      'Walk through the shop with the worksheet in hand. For each appliance read the power on the plate at the back, in watts, and divide it by a thousand. Multiply by the hours a day it really works: a fridge is plugged in for 24 hours, but its motor runs for about 8.\n\nAdd up the last column and compare it with what the meter said. If more than a fifth is missing, you have forgotten an appliance. It is nearly always a pump, an outside light or a water heater.',
    ),
  });
}

async function writeEnd(ctx: Ctx, moduleId: number): Promise<void> {
  await createContent(ctx, {
    module_id: moduleId,
    type: 'final',
    title: bothLanguages('Um mês depois', 'A month later'),
    body: bothLanguages(
      'Leia o contador outra vez, à mesma hora, dois dias seguidos. Escreva a diferença ao lado da primeira.\n\nMenos um décimo já é um bom mês. Menos um quinto paga as lâmpadas. Se nada mudou, veja se o termóstato voltou aos vinte graus: acontece sempre na primeira tarde de calor.',
      'Read the meter again at the same time, two days running. Write the difference beside the first one.\n\nA tenth less is a good month already. A fifth less pays for the bulbs. If nothing has changed, see whether the thermostat is back at twenty degrees: it always happens on the first hot afternoon.',
    ),
  });
}
