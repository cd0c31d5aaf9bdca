import { textIn } from '#contract/basics.ts';
import type { OpenedForm } from '#contract/learning/forms/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findByToken } from './find-by-token.ts';
import { closesAt, openedState } from './model/form-status.ts';
import { fieldIn } from './model/field-in.ts';
import { fixVersion, type Link } from './store/tokens.ts';

export async function openForm(ctx: Ctx, { token }: { token: string }): Promise<OpenedForm> {
  const link = await findByToken(ctx, token);
  if (!link) return { state: 'invalid', title: null, closes_at: null, form: null };
  const state = openedState(link, ctx.now());
  if (state === 'open') await fixVersion(ctx, link.token_hash);
  return {
    state,
    title: textIn(link.title, ctx.locale),
    closes_at: closesAt(link).toISOString(),
    form: state === 'open' ? presentOpened(ctx, link) : null,
  };
}

function presentOpened({ locale }: Ctx, link: Link): OpenedForm['form'] {
  return {
    type: link.type,
    is_anonymous: link.is_anonymous,
    intro: textIn(link.intro, locale),
    course_title: textIn(link.course_title, locale),
    class_code: link.code,
    partner: link.partner,
    fields: link.fields.map((field) => fieldIn(field, locale)),
  };
}
