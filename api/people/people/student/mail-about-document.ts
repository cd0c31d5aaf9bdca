import { userOfPerson, wordAccountEmail } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { DocumentRow } from './document-store.ts';

export async function mailAboutDocument(ctx: Ctx, { person_id, category, status, rejected_reason }: DocumentRow) {
  const owner = await userOfPerson(ctx, person_id);
  if (!owner) return;
  const about = status === 'rejected' ? 'document_rejected' : 'document_accepted';
  const document = textsFor(owner.locale)(`student.${category}`);
  const url = `${ctx.config.publicUrl}/profile/student`;
  const words = { document, url, reason: rejected_reason ?? '' };
  await wordAccountEmail(ctx, { to: owner, about, words, typed: { name: owner.name } });
}
