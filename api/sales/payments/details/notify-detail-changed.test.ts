import { expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { removeExpressPhone, setExpressPhone } from './express-phone.ts';
import { notifyDetailChanged } from './notify-detail-changed.ts';
import { removeRefundIban, setRefundIban } from './refund-iban.ts';

const phone = '923 456 789';
const iban = 'AO06 0040 0000 6487 1902 3102 1';

test('a person gets an email about each change of a payment detail, and none about what was not there', async ({
  ctx,
}) => {
  const owner = await asA(ctx, 'client');
  await removeRefundIban(owner, {});
  await removeExpressPhone(owner, {});
  await setExpressPhone(owner, { phone, consent: true });
  await removeRefundIban(owner, {});
  await setRefundIban(owner, { iban });
  for (const _ of [1, 2]) await removeExpressPhone(owner, {});
  await removeRefundIban(owner, {});
  await react(ctx);
  const mails = await mailsTo(ctx, owner);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(4).fill('Os seus dados de pagamento mudaram'));
  const texts = [
    /O telefone .* é agora outro/,
    /A conta .* é agora outra/,
    /O telefone .* foi apagado/,
    /A conta .* foi apagada/,
  ];
  for (const [place, text] of texts.entries()) expect(mails[place]?.body_text).toMatch(text);
  expect(JSON.stringify(mails)).not.toMatch(/6789|1021|AO06/);
});

test('all owners of an organization get it, also those who did it, and nobody else there', async ({ ctx }) => {
  const founder = await asA(ctx, 'client');
  const { id: organization_id } = await makeOrganization(founder);
  const [second, finance, manager] = [
    await makeMember(ctx, { organizationId: organization_id, role: 'owner' }),
    await makeMember(ctx, { organizationId: organization_id, role: 'finance' }),
    await makeMember(ctx, { organizationId: organization_id, role: 'training_manager' }),
  ];
  await setRefundIban(finance.ctx, { organization_id, iban });
  await setExpressPhone(founder, { organization_id, phone, consent: true });
  await react(ctx);
  for (const owner of [founder, second.ctx]) {
    const mails = await mailsTo(ctx, owner);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toMatch(/^Os dados de pagamento de .+ mudaram$/);
    expect(mails[0]?.body_text).toContain('Quem fez a mudança: ');
  }
  for (const other of [finance.ctx, manager.ctx]) expect(await mailsTo(ctx, other)).toEqual([]);
});

async function react(ctx: Ctx): Promise<void> {
  const events = ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'payload'])
    .where('kind', '=', 'payment_detail_changed');
  for (const { id, payload } of await events.orderBy('id').execute()) {
    for (const _ of [1, 2]) await notifyDetailChanged(asSystem(ctx), payload as Events['payment_detail_changed'], id);
  }
}

function mailsTo(ctx: Ctx, reader: Ctx) {
  return ctx.db
    .selectFrom('mails')
    .innerJoin('users', 'users.username', 'mails.recipient')
    .select(['subject', 'body_text'])
    .where('users.id', '=', signedIn(reader).userId)
    .orderBy('mails.id')
    .execute();
}
