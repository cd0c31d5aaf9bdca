import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { invitationsADay } from '#contract/people/organizations/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { endAffiliations } from './end-affiliations.ts';
import { importEmployees } from './import-employees.ts';
import { makeMember, makeOrganization, makePaying } from './make.ts';
import { updateAffiliations } from './update-affiliations.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const rounds = 10;

describe.skipIf(!onPostgres)('two people at once', () => {
  test('cannot leave an organization without an owner', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    for (let round = 0; round < rounds; round += 1) {
      const owner = await asA(ctx, 'client');
      const { id } = await makeOrganization(owner);
      const second = await makeMember(ctx, { organizationId: id, role: 'owner' });
      const owners = ctx.db.selectFrom('affiliations').select('id').where('organization_id', '=', id);
      const [first] = await owners.where('id', '<>', second.affiliationId).execute();
      const answers = await Promise.allSettled([
        endAffiliations(owner, [{ id: first?.id ?? 0 }]),
        updateAffiliations(second.ctx, [{ id: second.affiliationId, role: 'employee' }]),
      ]);
      const remaining = owners.where('role', '=', 'owner').where('status', '=', 'active');
      expect(await remaining.execute()).toHaveLength(1);
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
      expect(refused).toEqual([expect.stringContaining('last_owner')]);
    }
  });

  test('who import one file invite each person once', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const { ctx: manager } = await makeMember(ctx, { organizationId: organization_id, role: 'training_manager' });
    await makePaying(owner, organization_id);
    for (let round = 0; round < rounds; round += 1) {
      const csv = `email\n${Array.from({ length: 50 }, (_, n) => `r${round}-${n}@race.test`).join('\n')}`;
      const load = { organization_id, csv, dry_run: false };
      const reports = await Promise.all([importEmployees(owner, load), importEmployees(manager, load)]);
      expect(reports.map(({ invited }) => invited).toSorted((one, other) => one - other)).toEqual([0, 50]);
    }
    const events = ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'affiliation_invited');
    expect(await events.execute()).toHaveLength(rounds * 50);
  });

  test('in two organizations send no more together than one person may', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const owner = await asA(ctx, 'client');
    const places = [await makeOrganization(owner), await makeOrganization(owner)];
    const load = (round: number) => {
      const { id: organization_id } = places[round % 2] ?? { id: 0 };
      return importEmployees(owner, {
        organization_id,
        csv: ['email', ...Array.from({ length: 30 }, (_, n) => `b${round}-${n}@race.test`)].join('\n'),
        dry_run: false,
      });
    };
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, round) => load(round)));
    const done = answers.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(Math.floor(invitationsADay.beforePayment / 30));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    for (const reason of refused) expect(reason).toContain('too_many_invitations');
  });
});
