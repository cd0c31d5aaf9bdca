import { expect } from 'vitest';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, makePayment, payFor, proveTransfer } from './make.ts';
import { notifyPaymentDeclined } from './notify-about-payment.ts';
import { rejectPayment } from './reject-payment.ts';

test('a rejected proof does not say that enrolment has closed while a later proof is reviewed', async ({ ctx }) => {
  const made = await makePayment(ctx, byTransfer);
  await rejectPayment(asSystem(ctx), { id: made.payment.id, reason: 'Falta o IBAN.' });
  await proveTransfer(made.buyer, await payFor(made, byTransfer));
  await notifyPaymentDeclined(asSystem(ctx), made.payment.id);
  const messages = ctx.db.selectFrom('notifications').select('facts').where('kind', '=', 'payment_declined');
  expect((await messages.executeTakeFirstOrThrow()).facts).toMatchObject({ known: 'yes', open: 'other' });
  const warnings = ctx.db.selectFrom('user_warnings').select('id').where('kind', '=', 'payment_declined');
  expect(await warnings.execute()).toEqual([]);
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('subject', 'like', '%não foi aceite%')
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toContain('Motivo: Falta o IBAN.\n');
  expect(mail.body_text).not.toMatch(/já fecharam|continua aberta/);
});
