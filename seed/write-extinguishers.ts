import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContent, createModule, importScormPackage } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { packLesson, packRound } from './scorm-package.ts';
import { bothLanguages } from './write-catalogue.ts';

export async function writeExtinguishers(ctx: Ctx, courseId: number): Promise<void> {
  const packageId = await imported(ctx, packLesson);
  const lesson = await createModule(ctx, { course_id: courseId, title: bothLanguages('A lição', 'The lesson') });
  await createContent(ctx, {
    module_id: lesson.id,
    type: 'text',
    title: bothLanguages('Antes de começar', 'Before you start'),
    body: bothLanguages(
      'Veja onde está o extintor mais próximo de si. Leia o rótulo: que letras tem? Escreva-as num papel.\n\nA lição tem quatro páginas e cinco perguntas, e precisa de quatro certas. Pode fechar a janela a meio: quando voltar, mesmo noutro aparelho, está tudo como deixou.',
      'Look for the extinguisher nearest to you. Read its label: which letters does it show? Write them on a piece of paper.\n\nThe lesson has four pages and five questions, and you need four right. Close the window halfway if you like: when you come back, even on another device, everything is as you left it.',
    ),
    is_preview: true,
  });
  await createContent(ctx, {
    module_id: lesson.id,
    type: 'scorm',
    scorm_package_id: packageId,
    title: bothLanguages('Extintores: escolher e usar', 'Fire extinguishers: choosing and using'),
    body: bothLanguages('Quatro páginas e cinco perguntas.', 'Four pages and five questions.'),
    duration_seconds: 1500,
  });
  await writeRound(ctx, courseId);
}

async function writeRound(ctx: Ctx, courseId: number): Promise<void> {
  const title = bothLanguages('No seu local de trabalho', 'In your workplace');
  const after = await createModule(ctx, { course_id: courseId, title });
  await createContent(ctx, {
    module_id: after.id,
    type: 'text',
    title: bothLanguages('A ronda do primeiro dia do mês', 'The round on the first of the month'),
    body: bothLanguages(
      'Um extintor que ninguém vê há um ano é um enfeite. Uma vez por mês, em cinco minutos:\n\n- o ponteiro está no verde?\n- o selo e a cavilha estão inteiros?\n- a revisão está em dia?\n- chega-se lá sem afastar caixas?\n\nAssine e ponha a data na etiqueta. Se alguma resposta for não, fale hoje com quem trata da manutenção.',
      'An extinguisher that nobody has looked at for a year is an ornament. Once a month, in five minutes:\n\n- is the needle in the green?\n- are the seal and the pin intact?\n- is the service up to date?\n- can you reach it without moving boxes?\n\nSign and date the label. If any answer is no, talk to the person who handles maintenance today.',
    ),
    is_mandatory: false,
  });
  await createContent(ctx, {
    module_id: after.id,
    type: 'scorm',
    scorm_package_id: await imported(ctx, packRound),
    title: bothLanguages('A ronda em três passos', 'The round in three steps'),
    body: bothLanguages(
      'Se acertar nas perguntas do início, passa logo à prova. Tem três tentativas e conta a melhor.',
      'Answer the first questions right and you go straight to the test. You have three attempts, and the best one counts.',
    ),
    is_mandatory: false,
    attempts_allowed: 3,
    duration_seconds: 600,
  });
}

async function imported(ctx: Ctx, pack: (target: string) => Promise<void>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-lesson-'));
  try {
    const zip = join(folder, 'package.zip');
    await pack(zip);
    return (await importScormPackage(ctx, zip)).id;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
