import { storeGuide, uploadGuide } from '#api/areas/guides/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { studyGuide } from './media/study-guide.ts';
import type { WrittenCourse } from './write-catalogue.ts';

const guided = ['poupar-eletricidade', 'analise-de-dados'];

/** Two courses that the demo student follows have a guide. */
export async function writeGuides(ctx: Ctx, courses: WrittenCourse[]): Promise<void> {
  for (const { id: courseId } of courses.filter(({ key }) => guided.includes(key))) {
    const name = 'Guia de aprendizagem.pdf';
    const sent = { courseId, title: 'Como estudar este curso', name, bytes: await studyGuide() };
    await uploadGuide(ctx, await storeGuide(ctx, sent));
  }
}
