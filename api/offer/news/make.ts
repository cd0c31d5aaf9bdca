import type { NewPost } from '#contract/offer/news/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { createPost } from './create-post.ts';

export function makePost(ctx: Ctx, input: Partial<NewPost> = {}): Promise<{ id: number }> {
  return createPost(asSystem(ctx), {
    title: { pt: 'Abrem as turmas de janeiro', 'en-GB': 'January classes are open' },
    summary: { pt: 'Luanda, Huambo e Beira.', 'en-GB': 'Luanda, Huambo and Beira.' },
    body: { pt: 'As **turmas** de janeiro já estão no calendário.', 'en-GB': 'The January **classes** are up.' },
    author: 'Helena Quissanga',
    ...input,
  });
}
