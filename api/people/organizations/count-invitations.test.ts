import { describe, expect } from 'vitest';
import { invitationsADay } from '#contract/people/organizations/values.ts';
import { after, asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { onceByKey } from '#api/shared/idempotency/idempotency.ts';
import { test } from '#api/shared/testing/database.ts';
import { importEmployees } from './import-employees.ts';
import { inviteAffiliations } from './invite-affiliations.ts';
import { makeMember, makeOrganization, makePaying } from './make.ts';
import { resendInvitations } from './resend-invitations.ts';

const { beforePayment, afterPayment } = invitationsADay;

let numbered = 0;
const addresses = (many: number) => Array.from({ length: many }, () => `person-${(numbered += 1)}@k.test`);

function invite(ctx: Ctx, organization_id: number, many: number) {
  return inviteAffiliations(
    ctx,
    addresses(many).map((email) => ({ organization_id, email, role: 'employee' as const })),
  );
}

function load(ctx: Ctx, organization_id: number, many: number) {
  return importEmployees(ctx, { organization_id, csv: ['email', ...addresses(many)].join('\n'), dry_run: false });
}

const pendingMails = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'affiliation_invited').execute()).length;

describe('the invitations of a day', () => {
  test('are counted together when they are created, imported and sent again', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const made = await invite(owner, id, 80);
    await load(owner, id, 60);
    await resendInvitations(
      owner,
      made.slice(0, beforePayment - 140).map(({ id: one }) => ({ id: one })),
    );
    for (const again of [
      () => invite(owner, id, 1),
      () => load(owner, id, 1),
      () => resendInvitations(owner, made.slice(0, 1)),
    ]) {
      await expect(again()).rejects.toMatchObject({
        code: 'too_many_invitations',
        data: { most: beforePayment, left: 0, paid: 'no' },
      });
    }
    expect(await pendingMails(ctx)).toBe(beforePayment);
    expect(await invite(after(owner, { days: 1, seconds: 1 }), id, 1)).toHaveLength(1);
  });

  test('that are refused send nothing and leave the day as it was', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    for (const _ of [1, 2]) {
      await expect(load(owner, id, beforePayment + 100)).rejects.toMatchObject({ data: { left: beforePayment } });
    }
    expect(await pendingMails(ctx)).toBe(0);
    expect(await load(owner, id, beforePayment)).toMatchObject({ invited: beforePayment });
  });

  test('are those of a person in all organizations that have paid nothing', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const [one, other] = [await makeOrganization(owner), await makeOrganization(owner)];
    await load(owner, one.id, beforePayment);
    await expect(invite(owner, other.id, 1)).rejects.toThrow('too_many_invitations');
    const { ctx: manager } = await makeMember(ctx, { organizationId: one.id, role: 'training_manager' });
    await expect(invite(manager, one.id, 1)).rejects.toThrow('too_many_invitations');
    await makePaying(owner, other.id);
    await invite(owner, other.id, 1);
  });

  test('are many once the organization has paid, and not without end', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    await makePaying(owner, id);
    for (let sent = 0; sent < afterPayment; sent += 1_000) await load(owner, id, 1_000);
    await expect(invite(owner, id, 1)).rejects.toMatchObject({
      code: 'too_many_invitations',
      data: { most: afterPayment, paid: 'yes' },
    });
  });

  test('are not given back by keys', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id } = await makeOrganization(owner);
    const [first] = await invite(owner, id, 1);
    const resend = (key: string) =>
      onceByKey(owner, { owner: 'user', path: '/affiliations/resend', key, body: '{}' }, async (tx) => {
        await resendInvitations(tx, [{ id: first?.id ?? 0 }]);
        return { status: 200, body: '{}' };
      });
    for (let sent = 1; sent < beforePayment; sent += 1) await resend(`key ${sent}`);
    await expect(resend('one more')).rejects.toThrow('too_many_invitations');
  });
});
