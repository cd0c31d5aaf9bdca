import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { commitScorm } from './commit-scorm.ts';
import { end, makeSure, playerOf, type Commit, type Player } from './content-server/page/play-session.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { launchSco } from './launch-sco.ts';
import { createContent } from './create-content.ts';
import { createModule } from './create-module.ts';
import { makePackage, makeZip } from './make.ts';
import { openContent } from './open-content.ts';
import { startSession } from './start-session.ts';

// What an activity finds again, by how its session ended, by who had committed its exit before, and by that exit.

type Version = '1.2' | '2004';
const versions: Version[] = ['1.2', '2004'];
const exits = ['suspend', 'normal', 'logout', 'time-out', ''] as const;
type Exit = (typeof exits)[number];
const commitments = ['never', 'by the activity', 'by the clock'] as const;
type Commitment = (typeof commitments)[number];

/** The calls of both editions in one. */
type Calls = {
  set: (name: Name, value: string) => string;
  request: (request: string) => string;
  commit: () => string;
  finish: () => string;
};
type Name = 'exit' | 'suspend_data' | 'status';

const names: Record<Version, Record<Name, string>> = {
  '1.2': { exit: 'cmi.core.exit', suspend_data: 'cmi.suspend_data', status: 'cmi.core.lesson_status' },
  '2004': { exit: 'cmi.exit', suspend_data: 'cmi.suspend_data', status: 'cmi.completion_status' },
};

type Ending = {
  /** The learner leaves in the middle: the activity goes on later, whatever it says. */
  leaves?: true;
  isOf?: Version;
  run: (played: Played) => void;
};

const endings: Record<string, Ending> = {
  'it ends': { run: ({ calls }) => void calls.finish() },
  'it says its exit again and ends': {
    run: ({ calls, exit }) => {
      calls.set('exit', exit);
      calls.finish();
    },
  },
  'it ends with everything': {
    isOf: '2004',
    run: ({ calls }) => {
      calls.request('exitAll');
      calls.finish();
    },
  },
  'it suspends everything': {
    isOf: '2004',
    leaves: true,
    run: ({ calls }) => {
      calls.request('suspendAll');
      calls.finish();
    },
  },
  'the learner ends it': {
    leaves: true,
    run: ({ player }) => {
      player.isClosing = true;
      end(player);
    },
  },
  'the learner ends it, and it ends too': {
    leaves: true,
    run: ({ player, calls }) => {
      player.isClosing = true;
      calls.finish();
      end(player);
    },
  },
  'the tab is closed': { leaves: true, run: ({ player }) => closeTab(player, () => undefined) },
  'the tab is closed, and it ends too': {
    leaves: true,
    run: ({ player, calls }) => closeTab(player, () => void calls.finish()),
  },
  'the page is left, and it ends before it is unloaded': {
    leaves: true,
    run: ({ player, calls }) => {
      player.isUnloading = true;
      calls.finish();
      player.isUnloading = false;
      closeTab(player, () => undefined);
    },
  },
  'the browser is killed': { leaves: true, run: ({ player }) => makeSure(player) },
};

function closeTab(player: Player, unload: () => void): void {
  player.isLeaving = true;
  unload();
  end(player);
  makeSure(player);
}

const rows = versions.flatMap((version) =>
  Object.entries(endings)
    .filter(([, { isOf = version }]) => isOf === version)
    .flatMap(([ending, { run, leaves = false }]) =>
      commitments.flatMap((commitment) =>
        exits
          .filter((exit) => version === '2004' || exit !== 'normal')
          .map((exit) => ({ version, ending, run, leaves, commitment, exit })),
      ),
    ),
);

function isResumed({ version, leaves, exit, ending }: (typeof rows)[number]): boolean {
  if (version === '1.2') return exit === 'suspend' || ending === 'the browser is killed';
  return leaves || exit === 'suspend';
}

beforeEach(() => {
  // scorm-again advises authors against `logout`.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(versions)('an unfinished activity of SCORM %s', (version) => {
  const own = rows.filter((row) => row.version === version);

  test('finds its data again after every end but the ones that it calls final', async ({ ctx }) => {
    const wrong: unknown[] = [];
    const seats = await seatsIn(ctx, version);
    for (const row of own) {
      const seat = await seats();
      await play(ctx, seat, { ...row, status: 'incomplete' });
      const { cmi } = await nextSession(ctx, seat);
      const expected = isResumed(row)
        ? { entry: 'resume', suspend_data: 'page=7' }
        : version === '1.2'
          ? { entry: '', suspend_data: 'page=7' }
          : { entry: 'ab-initio', suspend_data: undefined };
      const match = { entry: entryIn(cmi), suspend_data: cmi.suspend_data };
      if (JSON.stringify(match) !== JSON.stringify(expected)) wrong.push([nameOf(row), match]);
    }
    expect(wrong).toEqual([]);
  });

  test('is not done without a status when it is to go on later', async ({ ctx }) => {
    const wrong: unknown[] = [];
    const seats = await seatsIn(ctx, version);
    for (const row of own.filter(isResumed)) {
      const seat = await seats();
      await play(ctx, seat, row);
      const { status } = await openContent(seat.me, { content_id: seat.content_id });
      const { cmi } = await nextSession(ctx, seat);
      const match = [status, entryIn(cmi), cmi.suspend_data].join(' ');
      if (match !== 'started resume page=7') wrong.push([nameOf(row), match]);
    }
    expect(wrong).toEqual([]);
  });
});

function nameOf({ ending, commitment, exit }: (typeof rows)[number]): string {
  return `${ending}; exit "${exit}" committed before: ${commitment}`;
}

type Seat = { me: Ctx; content_id: number };
type Played = { player: Player; calls: Calls; exit: Exit };
type Row = { version: Version; run: Ending['run']; commitment: Commitment; exit: Exit; status?: string };

describe.each(versions)('a window of SCORM %s that is loaded again', (version) => {
  test.for(['suspend', ''])('goes on after the exit "%s", and what it reports counts', async (exit, { ctx }) => {
    const seat = await (await seatsIn(ctx, version))();
    const { launch_token } = await launchSco(seat.me, { content_id: seat.content_id });
    const first = await openPage(ctx, launch_token);
    const before = callsOf(version, first.player);
    before.set('suspend_data', 'page=7');
    before.set('exit', exit);
    before.set('status', 'incomplete');
    closeTab(first.player, () => undefined);
    await first.deliver();

    const again = await openPage(ctx, launch_token);
    expect(again.session.cmi.suspend_data).toBe('page=7');
    const calls = callsOf(version, again.player);
    calls.set('status', 'completed');
    calls.finish();
    await again.deliver();
    expect(await openContent(seat.me, { content_id: seat.content_id })).toMatchObject({ status: 'done' });
  });
});

async function play(ctx: Ctx, seat: Seat, { version, run, commitment, exit, status }: Row): Promise<void> {
  const { launch_token } = await launchSco(seat.me, { content_id: seat.content_id });
  const page = await openPage(ctx, launch_token);
  const calls = callsOf(version, page.player);
  calls.set('suspend_data', 'page=6');
  calls.set('exit', exit);
  if (status !== undefined) calls.set('status', status);
  if (commitment === 'by the activity') calls.commit();
  if (commitment === 'by the clock') vi.advanceTimersByTime(31_000);
  vi.useRealTimers();
  await page.deliver();
  calls.set('suspend_data', 'page=7');
  run({ player: page.player, calls, exit });
  await page.deliver();
}

/** The page of the player without its frame; the commits wait for `deliver`, as in a network. */
async function openPage(ctx: Ctx, launch_token: string) {
  const session = await startSession(ctx, launch_token);
  const sent: { commit: Commit; isBeacon: boolean }[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const player = await playerOf(session, {
    commit: (commit) => void sent.push({ commit, isBeacon: false }),
    beacon: (commit) => void sent.push({ commit, isBeacon: true }),
    finished: () => undefined,
    lost: () => undefined,
  });
  player.hasLoaded = true;
  const deliver = async () => {
    for (let next = sent.shift(); next; next = sent.shift()) {
      const { revision } = next.commit;
      const stored = await commitScorm(ctx, { launch_token, ...next.commit });
      if (!next.isBeacon) player.commits.listen({ kind: 'committed', revision, stored: stored.revision });
    }
  };
  return { player, deliver, session };
}

function callsOf(version: Version, { runTime }: Player): Calls {
  const api = runTime.api as Record<string, (...texts: string[]) => string>;
  const call = (name: string, ...texts: string[]) => api[version === '1.2' ? `LMS${name}` : name]?.(...texts) ?? '';
  api[version === '1.2' ? 'LMSInitialize' : 'Initialize']?.('');
  return {
    set: (name, value) => call('SetValue', names[version][name], value),
    request: (request) => call('SetValue', 'adl.nav.request', request),
    commit: () => call('Commit', ''),
    finish: () => call(version === '1.2' ? 'Finish' : 'Terminate', ''),
  };
}

async function nextSession(ctx: Ctx, { me, content_id }: Seat) {
  const { launch_token } = await launchSco(me, { content_id });
  return startSession(ctx, launch_token);
}

function entryIn(cmi: { entry?: string; core?: { entry: string } }): string | undefined {
  return cmi.core?.entry ?? cmi.entry;
}

/** Each with a content of its own of one course. */
async function seatsIn(ctx: Ctx, version: Version): Promise<() => Promise<Seat>> {
  const user = await makeUser(ctx);
  const { course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const { id: scorm_package_id } = version === '1.2' ? await makePackage(ctx) : await makePackage2004(ctx);
  const me = await signInAs(ctx, user);
  const { id: module_id } = await createModule(asSystem(ctx), { course_id, title: { pt: 'Finais' } });
  return async () => {
    const content = { type: 'scorm' as const, module_id, title: { pt: 'Final' }, scorm_package_id };
    const { id: content_id } = await createContent(asSystem(ctx), content);
    return { me, content_id };
  };
}

async function makePackage2004(ctx: Ctx) {
  const files = { 'imsmanifest.xml': manifest2004({ items: [{ id: 'a' }] }), 'sco.html': '<!doctype html><p>Olá</p>' };
  return importScormPackage(asSystem(ctx), await makeZip(files));
}
