import { describe, expect, vi } from 'vitest';
import { makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { withGateway } from '#api/sales/payments/make.ts';
import { publishLegalText } from '#api/platform/legal/index.ts';
import { makeLegalText } from '#api/platform/legal/make.ts';
import { readSetting, writeSetting, writeSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { closeNewSite } from './close-new-site.ts';
import { retrieveSetUp } from './retrieve-set-up.ts';
import { testGateway } from './test-gateway.ts';
import { sendTestEmail } from './send-test-email.ts';

async function doneIn(ctx: Ctx): Promise<string[]> {
  const { results } = await retrieveSetUp(asSystem(ctx));
  return results.flatMap(({ steps }) => steps.flatMap(({ key, is_done }) => (is_done ? key : [])));
}

describe('the set-up of a site', () => {
  test('knows what is done from the site itself', async ({ ctx }) => {
    const system = asSystem(ctx);
    expect(await doneIn(ctx)).not.toEqual(expect.arrayContaining(['seller']));
    await writeSettings(system, { sellerName: 'Mestria, Lda.', sellerTaxId: '5417284610', sellerAddress: 'Luanda' });
    await writeSetting(system, { key: 'bankIban', value: 'AO06004400006729503010102' });
    expect(await doneIn(ctx)).toEqual(expect.arrayContaining(['seller', 'payments']));
    const staff = await asA(ctx, 'administrator');
    for (const kind of ['terms', 'privacy'] as const) await publishLegalText(staff, await makeLegalText(ctx, { kind }));
    expect(await doneIn(ctx)).toEqual(expect.arrayContaining(['legal']));
    expect(await doneIn(ctx)).not.toEqual(expect.arrayContaining(['partner']));
    await makePartner(system);
    await makeClass(system);
    expect(await doneIn(ctx)).toEqual(expect.arrayContaining(['partner', 'course', 'class']));
  });

  test('takes at most three statements', async ({ ctx, queries }) => {
    const system = asSystem(ctx);
    const settings = queries.filter((query) => query.includes('application_settings')).length;
    queries.length = 0;
    await retrieveSetUp(system);
    const others = queries.filter((query) => !query.includes('application_settings'));
    expect([settings, others.length]).toEqual([0, 3]);
  });

  test('is for those who may edit settings', async ({ ctx }) => {
    await expect(retrieveSetUp(withClaims(ctx, 'catalogue.edit'))).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

test('a test email goes to the one who asks for it, ten times an hour at most', async ({ ctx }) => {
  const administrator = await asA(ctx, 'administrator');
  const { to } = await sendTestEmail(administrator);
  const mails = await ctx.db.selectFrom('mails').select(['recipient', 'subject']).where('recipient', '=', to).execute();
  expect(mails.at(-1)).toEqual({ recipient: to, subject: 'Mensagem de prova' });
  for (let sent = 1; sent < 10; sent += 1) await sendTestEmail(administrator);
  await expect(sendTestEmail(administrator)).rejects.toMatchObject({ code: 'too_many_requests' });
});

describe('a new site in production', () => {
  test('begins closed, until somebody opens it', async ({ ctx }) => {
    const system = asSystem(ctx);
    expect(await readSetting(ctx, 'isSiteOpen')).toBe(true);
    await closeNewSite(system);
    expect(await readSetting(ctx, 'isSiteOpen')).toBe(false);
    await writeSetting(system, { key: 'isSiteOpen', value: 'true' });
    await closeNewSite(system);
    expect(await readSetting(ctx, 'isSiteOpen')).toBe(true);
  });

  test('stays open where it has a course already', async ({ ctx }) => {
    const system = asSystem(ctx);
    await makeCourse(system, { is_published: true });
    await closeNewSite(system);
    expect(await readSetting(ctx, 'isSiteOpen')).toBe(true);
  });
});

describe('the gateway of references', () => {
  test('creates one and cancels it', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const administrator = { ...(await asA(ctx, 'administrator')), config: ctx.config };
    const { reference, entity, is_sandbox } = await testGateway(administrator);
    expect([entity, is_sandbox]).toEqual(['30061', true]);
    expect(sandbox.bank.reference(Number(reference))?.state).not.toBe('active');
    expect(sandbox.bank.openReferences()).toHaveLength(0);
  });

  test('that does not answer is refused in a sentence, ten times an hour at most', async ({ ctx: input }) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { ctx, sandbox } = await withGateway(input);
    await sandbox.close();
    const administrator = { ...(await asA(ctx, 'administrator')), config: ctx.config };
    for (let tried = 0; tried < 10; tried += 1)
      await expect(testGateway(administrator)).rejects.toMatchObject({ code: 'gateway_failed' });
    await expect(testGateway(administrator)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(log).toHaveBeenCalledTimes(10);
    log.mockRestore();
  });
});
