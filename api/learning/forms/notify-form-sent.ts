import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { enrollmentSummary, participantsOf, type Participant } from '#api/learning/enrollments/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { sealPath } from '#api/shared/secrets/sealed-path.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { tokenOf } from './issue-links.ts';
import { tokenHash } from './link-token.ts';
import { typeOfForm } from './store/forms.ts';
import { openFormsOfClass, openHashes } from './store/tokens.ts';

type Sent = { form_id: number; class_id: number; concluded_only: boolean };

/** In a transaction of its own, so that no transaction wrote both a link and whom it went to. */
export async function notifyFormSent(ctx: Ctx, { form_id, class_id, concluded_only }: Sent): Promise<void> {
  const participants = await participantsOf(ctx, class_id);
  const to = concluded_only ? participants.filter(({ is_concluded }) => is_concluded) : participants;
  await notifyEach(ctx, { formId: form_id, classId: class_id }, to);
}

/** Those who conclude after the class get the links of the forms that were sent to it. */
export async function notifyConcluded(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { class_id: classId } = await enrollmentSummary(ctx, enrollmentId);
  const participants = await participantsOf(ctx, classId);
  const to = participants.filter(({ id }) => id === enrollmentId);
  for (const formId of await openFormsOfClass(ctx, classId)) await notifyEach(ctx, { formId, classId }, to);
}

type About = { formId: number; classId: number };

function notifyEach(ctx: Ctx, about: About, participants: readonly Participant[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { formId, classId } = about;
    const links = participants.map((one) => ({ personId: one.person_id, token: tokenOf(tx, about, one) }));
    const open = await openHashes(
      tx,
      links.map(({ token }) => tokenHash(token)),
    );
    const facts = { ...factsOfClass(await classFacts(tx, classId)), type: await typeOfForm(tx, formId) };
    for (const { personId, token } of links) {
      if (!open.has(tokenHash(token))) continue;
      const link = sealPath(tx.config, `/forms/${token}`);
      await notifyPersons(tx, [personId], {
        kind: 'form_sent',
        subject: `form ${formId} class ${classId}`,
        facts,
        link,
      });
    }
  });
}
