import { dayMs } from '#contract/rules/durations.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';

type Opinion = { courseId: number; rating: number; text: string; reply?: string };

export async function writeOpinion(
  ctx: Ctx,
  author: UserFacts,
  { courseId, reply, ...answer }: Opinion,
): Promise<void> {
  const { reviews } = callsOf(as(ctx, author));
  const { data } = await reviews.createReview({ data: [{ course_id: courseId, ...answer }] });
  const [{ id }] = data;
  const dayAfter = new Date(ctx.now().getTime() + dayMs);
  if (reply) await callsOf(at(ctx, dayAfter)).reviews.replyToReview({ data: [{ id, text: reply }] });
}

export async function storeForLater(ctx: Ctx, user: UserFacts, courseIds: number[]): Promise<void> {
  const { wishlist } = callsOf(as(ctx, user));
  for (const course_id of courseIds) await wishlist.addToWishlist({ data: [{ course_id }] });
}

const companyOpinions: Omit<Opinion, 'courseId'>[] = [
  {
    rating: 5,
    text: 'Fiz a lição no telemóvel, à hora do almoço. No dia seguinte fui ver o manómetro dos nossos extintores.',
  },
  { rating: 4, text: 'Claro e sem rodeios. Gostava de mais exemplos de escritório.' },
  {
    rating: 5,
    text: 'As perguntas do fim obrigam a pensar. Agora sei porque não se deita água num quadro elétrico.',
    reply: 'Foi essa a pergunta que mais discutimos ao preparar a lição. Obrigado, Filipe.',
  },
  {
    rating: 3,
    text: 'Bom conteúdo, mas queria experimentar um extintor a sério. Fica o convite para a parte prática.',
  },
];

/** Of the first employees who conclude; the others say nothing. */
export async function writeCompanyOpinion(
  ctx: Ctx,
  { employee, place, courseId }: { employee: UserFacts; place: number; courseId: number },
): Promise<void> {
  const opinion = companyOpinions[place];
  if (opinion) await writeOpinion(ctx, employee, { courseId, ...opinion });
}
