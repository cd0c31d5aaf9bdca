import type { NewLegalText } from '#contract/platform/legal/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { createLegalText } from './edit-legal-text.ts';
import { publishLegalText } from './publish-legal-text.ts';

/** A draft in both languages. */
export function makeLegalText(ctx: Ctx, input: Partial<NewLegalText> = {}): Promise<{ id: number }> {
  const body = { pt: '## Termos\n\nNovas **condições**.', 'en-GB': '## Terms\n\nNew **conditions**.' };
  return createLegalText(asSystem(ctx), { kind: 'terms', body, ...input });
}

export async function makePublishedText(ctx: Ctx, input: Partial<NewLegalText> = {}): Promise<{ id: number }> {
  return publishLegalText(asSystem(ctx), await makeLegalText(ctx, input));
}
