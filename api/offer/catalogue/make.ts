import { randomUUID } from 'node:crypto';
import type { NewCategory, NewCourse, NewPartner } from '#contract/offer/catalogue/calls.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createCategory } from './create-category.ts';
import { createCourse } from './create-course.ts';
import { createPartner } from './create-partner.ts';

export { retrieveCourse } from './retrieve-course.ts';

/** A published presential course at 45 000,00 AOA, without category and partner. */
export function makeCourse(ctx: Ctx, input: Partial<NewCourse> = {}): Promise<{ id: number }> {
  const prices = [{ currency_id: 1, amount_minor: 4_500_000 }];
  return createCourse(asSystem(ctx), { title: { pt: 'Segurança em obra' }, type: 'presential', prices, ...input });
}

export function makeCategory(ctx: Ctx, input: Partial<NewCategory> = {}): Promise<{ id: number }> {
  const name = { pt: 'Segurança no trabalho', 'en-GB': 'Safety at work' };
  return createCategory(asSystem(ctx), { slug: `seguranca-${randomUUID()}`, name, cover_key: 'seguranca', ...input });
}

export function makePartner(ctx: Ctx, input: Partial<NewPartner> = {}): Promise<{ id: number }> {
  return createPartner(asSystem(ctx), {
    slug: `baia-${randomUUID()}`,
    name: 'Instituto Baía',
    city: 'Luanda',
    country: 'AO',
    ...input,
  });
}
