import { describe, expect } from 'vitest';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import {
  acceptInvitation,
  declineInvitation,
  endAffiliations,
  expireInvitations,
  makeInvitation,
  makeMember,
} from '#api/people/organizations/make.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats } from './assign-seats.ts';
import { makeEmployees, makeLine, type MadeLine } from './make.ts';
import { freePromisedSeats, givePromisedSeats, retrievePromisedSeats } from './promised-seats.ts';
import { retrieveSeatCandidates } from './retrieve-seat-candidates.ts';
import { retrieveSeatHolders } from './retrieve-seat-holders.ts';
import { retrieveSeatLines } from './retrieve-seat-lines.ts';
import { takeSeatBack } from './take-seat-back.ts';

const days = (ctx: Ctx, count: number): Ctx => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + count * 86_400_000),
});

const filterOf = ({ itemId }: MadeLine) => queryOf({ filter: { order_item_id: itemId } });
const promisedOf = async (line: MadeLine) => (await retrievePromisedSeats(line.owner, filterOf(line))).results;
const holdersOf = async (line: MadeLine) => (await retrieveSeatHolders(line.owner, filterOf(line))).results;
const countsOf = async (line: MadeLine, ctx = line.owner) => {
  const filter = { organization_id: line.organizationId };
  const { results } = await retrieveSeatLines(ctx, queryOf({ filter }));
  return results[0];
};

describe('the seat of somebody who is only invited', () => {
  test('is taken under repetition, and theirs once they accept', async ({ ctx }) => {
    const { line, invitee, affiliationId } = await promisedLine(ctx);
    const chosen = { order_item_id: line.itemId, affiliation_ids: [affiliationId] };
    expect(await assignSeats(line.owner, chosen)).toMatchObject({ bought: 2, assigned: 0, promised: 1, free: 1 });
    expect(await promisedOf(line)).toMatchObject([{ affiliation_id: affiliationId, email: invitee.username }]);
    expect(await holdersOf(line)).toEqual([]);

    await givePromisedSeats(asSystem(ctx), affiliationId);
    expect(await countsOf(line)).toMatchObject({ assigned: 0, promised: 1 });

    await acceptInvitation(invitee.me, { id: affiliationId });
    expect(await countsOf(line)).toMatchObject({ promised: 1, free: 1 });
    for (const _ of [1, 2]) await givePromisedSeats(asSystem(ctx), affiliationId);
    expect(await countsOf(line)).toMatchObject({ assigned: 1, promised: 0, free: 1 });
    const { personId: person_id } = signedIn(invitee.me);
    expect(await holdersOf(line)).toMatchObject([{ person_id, status: 'enrolled' }]);
  });

  test('is nobody else’s, however many managers want it', async ({ ctx }) => {
    const { line } = await promisedLine(ctx);
    const people = await makeEmployees(ctx, line, 2);
    const tooMany = assignSeats(line.owner, { order_item_id: line.itemId, person_ids: people });
    await expect(tooMany).rejects.toMatchObject({ code: 'seats_too_few', data: { free: 1, chosen: 2 } });
    const second = await makeInvitation(ctx, { organizationId: line.organizationId });
    const both = { order_item_id: line.itemId, person_ids: people.slice(1), affiliation_ids: [second] };
    await expect(assignSeats(line.owner, both)).rejects.toThrow('seats_too_few');
    expect(await assignSeats(line.owner, { ...both, person_ids: [] })).toMatchObject({ promised: 2, free: 0 });
  });

  test('is free again when the invitation is declined or withdrawn', async ({ ctx }) => {
    const ends = [
      ({ invitee, affiliationId }: Promised) => declineInvitation(invitee.me, { id: affiliationId }),
      ({ line, affiliationId }: Promised) => endAffiliations(line.owner, [{ id: affiliationId }]),
    ];
    for (const end of ends) {
      const promised = await promisedLine(ctx);
      await end(promised);
      expect(await countsOf(promised.line)).toMatchObject({ promised: 0, free: 2 });
      expect(await promisedOf(promised.line)).toEqual([]);
      await freePromisedSeats(asSystem(ctx), promised.affiliationId);
      expect(await ctx.db.selectFrom('promised_seats').selectAll().execute()).toEqual([]);
    }
  });

  test('is free again when the invitation expires, also if it is sent again afterwards', async ({ ctx }) => {
    const { line, affiliationId } = await promisedLine(ctx);
    const late = days(ctx, 8);
    expect(await countsOf(line, days(line.owner, 8))).toMatchObject({ promised: 0, free: 2 });
    const [one = 0, other = 0] = await makeEmployees(ctx, line, 2);
    const chosen = { order_item_id: line.itemId, person_ids: [one, other] };
    expect(await assignSeats(days(line.owner, 8), chosen)).toMatchObject({ assigned: 2, promised: 0, free: 0 });
    const again = { status: 'invited', expires_at: days(late, 7).now() };
    await ctx.db.updateTable('affiliations').set(again).where('id', '=', affiliationId).execute();
    expect(await countsOf(line, days(line.owner, 8))).toMatchObject({ assigned: 2, promised: 0, free: 0 });
  });

  test('is given back by an event when the invitation expires', async ({ ctx }) => {
    const { affiliationId } = await promisedLine(ctx);
    await expireInvitations(asSystem(days(ctx, 8)));
    const lapsed = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'invitation_lapsed');
    expect(await lapsed.execute()).toEqual([{ payload: { affiliation_id: affiliationId } }]);
  });

  test('can be taken back', async ({ ctx }) => {
    const { line, affiliationId: affiliation_id } = await promisedLine(ctx);
    const back = { order_item_id: line.itemId, affiliation_id };
    for (const _ of [1, 2]) expect(await takeSeatBack(line.owner, back)).toMatchObject({ promised: 0, free: 2 });
  });

  test('is free again where they cannot be enrolled when they accept', async ({ ctx }) => {
    const { line, invitee, affiliationId } = await promisedLine(ctx);
    const own = await makeEnrollment(ctx, { person_id: signedIn(invitee.me).personId });
    const moved = { class_id: line.classId };
    await ctx.db.updateTable('enrollments').set(moved).where('id', '=', own.id).execute();
    await acceptInvitation(invitee.me, { id: affiliationId });
    await givePromisedSeats(asSystem(ctx), affiliationId);
    expect(await countsOf(line)).toMatchObject({ assigned: 0, promised: 0, free: 2 });
  });

  test('is no seat for people of another organization, or whose invitation is over', async ({ ctx }) => {
    const { line } = await promisedLine(ctx);
    const foreign = await makeLine(ctx);
    const stranger = await makeInvitation(ctx, { organizationId: foreign.organizationId });
    const withdrawn = await makeInvitation(ctx, { organizationId: line.organizationId });
    await endAffiliations(line.owner, [{ id: withdrawn }]);
    for (const id of [stranger, withdrawn, 999_999]) {
      const chosen = assignSeats(line.owner, { order_item_id: line.itemId, affiliation_ids: [id] });
      await expect(chosen).rejects.toThrow('employee_not_active');
    }
  });
});

test('the people who can get a seat are told from those who cannot, with the reason', async ({ ctx }) => {
  const { line, affiliationId, invitee } = await promisedLine(ctx);
  const { organizationId, itemId } = line;
  const seated = await makeMember(ctx, { organizationId, name: 'Bela Neto' });
  await assignSeats(line.owner, { order_item_id: itemId, affiliation_ids: [seated.affiliationId] });
  const inClass = await makeMember(ctx, { organizationId, name: 'Carla Reis' });
  const own = await makeEnrollment(ctx, { person_id: signedIn(inClass.ctx).personId });
  await ctx.db.updateTable('enrollments').set({ class_id: line.classId }).where('id', '=', own.id).execute();
  const trainer = await makeMember(ctx, { organizationId, name: 'Dário Sá' });
  const teaches = { class_id: line.classId, person_id: signedIn(trainer.ctx).personId };
  await ctx.db.insertInto('class_trainers').values(teaches).execute();
  await makeMember(ctx, { organizationId, name: 'Elsa Vaz' });
  await makeInvitation(ctx, { organizationId, email: 'zita@kalunga.test' });

  const people = (filter = {}) =>
    retrieveSeatCandidates(line.owner, queryOf({ filter: { order_item_id: itemId, ...filter } }));
  const named = new Map((await people()).results.map(({ name, email, hindrance }) => [name || email, hindrance]));
  expect(named.get(invitee.username)).toBe('has_seat');
  expect(named.get('Bela Neto')).toBe('has_seat');
  expect(named.get('Carla Reis')).toBe('in_class');
  expect(named.get('Dário Sá')).toBe('teaches');
  expect(named.get('Elsa Vaz')).toBeNull();
  expect((await people({ is_able: true, search: 'vaz' })).results).toMatchObject([{ name: 'Elsa Vaz' }]);
  expect((await people({ search: 'zita' })).results).toMatchObject([{ person_id: null, hindrance: null }]);
  expect((await people({ is_able: true, search: 'carla' })).total).toBe(0);
  expect((await people({ is_able: true })).results.map(({ affiliation_id: id }) => id)).not.toContain(affiliationId);
});

type Promised = Awaited<ReturnType<typeof promisedLine>>;

/** Two seats, of which one waits for an invited person. */
async function promisedLine(ctx: Ctx) {
  const line = await makeLine(ctx, { quantity: 2 });
  const user = await makeUser(ctx);
  const invitee = { username: user.username, me: await signInAs(ctx, user) };
  const affiliationId = await makeInvitation(ctx, { organizationId: line.organizationId, email: user.username });
  await assignSeats(line.owner, { order_item_id: line.itemId, affiliation_ids: [affiliationId] });
  return { line, invitee, affiliationId };
}
