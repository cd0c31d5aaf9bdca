import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import { commitsOf } from './commits.ts';
import { isKeepable, snapshotOf, type WrittenCmi } from './reported-cmi.ts';

type Question = [id: string, response: string];

function cmiWith({ location = '', questions = [] }: { location?: string; questions?: Question[] }): WrittenCmi {
  const requested = questions.map(([id, student_response], index) => [
    String(index),
    { id, student_response, objectives: {}, correct_responses: { 0: { pattern: 'a' } } },
  ]);
  return {
    core: { lesson_location: location, lesson_status: 'incomplete', student_name: 'Capita, Marlene' },
    suspend_data: '',
    comments: '',
    student_preference: {},
    objectives: {},
    interactions: Object.fromEntries(requested),
  };
}

function talk(first: WrittenCmi = cmiWith({}), hasSpoken = true) {
  const report: unknown[] = [];
  const beacons: unknown[] = [];
  const retries: (() => void)[] = [];
  const losses: string[] = [];
  let now = first;
  let navigation: ScormNavigation | undefined;
  const commits = commitsOf(
    {
      read: () => snapshotOf(now),
      navigation: () => navigation,
      hasSpoken: () => hasSpoken,
      send: (commit) => report.push(commit),
      beacon: (commit) => beacons.push(commit),
      later: (run) => retries.push(run),
      lost: () => losses.push('lost'),
    },
    4,
  );
  return {
    commits,
    report,
    beacons,
    retries,
    losses,
    become: (next: WrittenCmi) => (now = next),
    choose: (expected: ScormNavigation) => (navigation = expected),
  };
}

const stay = { ended: false, leaving: false };

describe('the commits of a session', () => {
  test('are numbered and carry the whole state without the data of the platform', () => {
    const { commits, report } = talk(cmiWith({ location: '7' }));
    commits.commit(stay);
    expect(report).toMatchObject([{ revision: 5, ended: false, cmi: { core: { lesson_location: '7' } } }]);
    expect(JSON.stringify(report)).not.toContain('Capita');
  });

  test('say when the activity has not spoken', () => {
    const silent = talk(cmiWith({}), false);
    silent.commits.commit({ ended: true, leaving: false });
    expect(silent.report).toMatchObject([{ ended: true, never_initialized: true }]);
    const spoken = talk();
    spoken.commits.commit({ ended: true, leaving: false });
    expect(spoken.report[0]).not.toHaveProperty('never_initialized');
  });

  test('repeat an interaction until it is confirmed, and when it changes', () => {
    const { commits, report, become } = talk();
    become(cmiWith({ questions: [['q1', 'a']] }));
    commits.commit(stay);
    commits.commit(stay);
    commits.listen({ kind: 'committed', revision: 6, stored: 6 });
    commits.commit(stay);
    become(cmiWith({ questions: [['q1', 'b']] }));
    commits.commit(stay);
    const ids = report.map((commit) => (commit as { cmi: { interactions: { id: string }[] } }).cmi.interactions.length);
    expect(ids).toEqual([1, 1, 0, 1]);
  });

  test('are split when there are many interactions', () => {
    const { commits, report, become } = talk();
    become(cmiWith({ questions: Array.from({ length: 200 }, (_, index) => [`q${index}`, 'x'.repeat(250)]) }));
    commits.commit(stay);
    commits.listen({ kind: 'committed', revision: 5, stored: 5 });
    expect(report).toHaveLength(2);
    for (const commit of report) expect(JSON.stringify(commit).length).toBeLessThan(60_000);
  });

  test('are retried after a failure, unless a newer one was sent', () => {
    const { commits, report, retries } = talk();
    commits.commit(stay);
    commits.commit(stay);
    commits.listen({ kind: 'not_committed', revision: 5 });
    expect(retries).toHaveLength(0);
    commits.listen({ kind: 'not_committed', revision: 6 });
    retries[0]?.();
    expect(report).toMatchObject([{ revision: 5 }, { revision: 6 }, { revision: 7 }]);
  });

  test('go directly to the server while the page is left, and stay ended', () => {
    const { commits, report, beacons } = talk();
    commits.commit({ ended: true, leaving: true });
    commits.commit({ ended: false, leaving: true });
    expect(report).toEqual([]);
    expect(beacons).toMatchObject([{ ended: true }, { revision: 6, ended: true }]);
  });

  test('repeat the first request with every end', () => {
    const { commits, report, beacons, choose } = talk();
    choose({ request: 'continue' });
    commits.commit({ ended: true, leaving: false });
    choose({ request: 'exit' });
    commits.commit({ ended: true, leaving: true });
    expect([report[0], beacons[0]]).toMatchObject([
      { navigation: { request: 'continue' } },
      { navigation: { request: 'continue' } },
    ]);
  });
});

/** Their parts are what changed since the last confirmed commit. */
describe('the commits of SCORM 2004', () => {
  const steps = fc.oneof(
    fc.record({ kind: fc.constant('set'), name: fc.constantFrom('exit', 'location'), value: fc.constantFrom('', 'a') }),
    fc.record({ kind: fc.constantFrom('commit', 'beacon', 'arrive', 'confirm', 'lose') }),
  );

  test('leave the server with the last values, however the network delays and loses them', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
        const page = pageAndServer();
        for (const step of all) page.step(step);
        page.settle();
        expect(page.stored()).toEqual(page.values());
      }),
      { numRuns: 500 },
    );
  });
});

type Step = { kind: string; name?: string; value?: string };
type Sent = { revision: number; parts: Record<string, string> };

function pageAndServer() {
  let values: Record<string, string> = { exit: '', location: '' };
  const server = { revision: 0, values };
  const sent: Sent[] = [];
  const confirmations: number[] = [];
  const commits = commitsOf(
    {
      read: () => {
        const parts = new Map(Object.entries(values));
        const of = (names: Set<string>) => Object.fromEntries([...parts].filter(([name]) => names.has(name)));
        return { text: JSON.stringify(values), parts, report: (names) => ({ cmi_2004: of(names) }) };
      },
      navigation: () => undefined,
      hasSpoken: () => true,
      send: (commit) => sent.push(sentOf(commit)),
      beacon: (commit) => sent.push(sentOf(commit)),
      later: () => undefined,
      lost: () => undefined,
    },
    0,
  );

  function arrive(): void {
    const next = sent.shift();
    if (!next) return;
    if (next.revision > server.revision)
      Object.assign(server, { revision: next.revision, values: { ...server.values, ...next.parts } });
    confirmations.push(next.revision);
  }

  function confirm(): void {
    const revision = confirmations.shift();
    if (revision !== undefined) commits.listen({ kind: 'committed', revision, stored: revision });
  }

  const acts: Record<string, (step: Step) => void> = {
    set: ({ name = '', value = '' }) => (values = { ...values, [name]: value }),
    commit: () => commits.commit(stay),
    beacon: () => commits.commit({ ended: false, leaving: true }),
    arrive,
    confirm,
    lose: () => sent.shift(),
  };
  return {
    step: (step: Step) => acts[step.kind]?.(step),
    settle: () => {
      commits.commit(stay);
      while (sent.length > 0) arrive();
      while (confirmations.length > 0) confirm();
    },
    stored: () => server.values,
    values: () => values,
  };
}

function sentOf({ revision, cmi_2004 }: { revision: number; cmi_2004?: object | undefined }): Sent {
  return { revision, parts: { ...cmi_2004 } };
}

describe('the last commits of a session', () => {
  test('stop when another window has the session', async () => {
    const { commits, report, become } = talk();
    commits.commit(stay);
    commits.listen({ kind: 'refused' });
    expect(commits.commit(stay)).toBe(false);
    become(cmiWith({ location: '9' }));
    expect([report.length, commits.isUnsure()]).toEqual([1, false]);
    await commits.allConfirmed();
  });

  test('stop when another page commits in the same session', () => {
    const { commits, losses } = talk();
    commits.commit(stay);
    commits.commit(stay);
    commits.listen({ kind: 'committed', revision: 5, stored: 6 });
    expect(losses).toEqual([]);
    commits.listen({ kind: 'committed', revision: 6, stored: 9 });
    expect([losses, commits.commit(stay)]).toEqual([['lost'], false]);
  });

  test('report when all are confirmed, and whether one may not be', async () => {
    const { commits, become } = talk();
    commits.commit(stay);
    expect(commits.isUnsure()).toBe(true);
    const received = commits.allConfirmed();
    commits.listen({ kind: 'committed', revision: 5, stored: 5 });
    await received;
    expect(commits.isUnsure()).toBe(false);
    become(cmiWith({ location: '2' }));
    expect(commits.isUnsure()).toBe(true);
  });
});

describe('the data of a SCO in SCORM 1.2', () => {
  test('is 64,000 characters of suspend data, of 256 kB', () => {
    expect(isKeepable('cmi.suspend_data', '…'.repeat(64_000))).toBe(true);
    expect(isKeepable('cmi.suspend_data', 'x'.repeat(64_001))).toBe(false);
    expect(isKeepable('cmi.suspend_data', '\u0001'.repeat(64_000))).toBe(false);
    expect(isKeepable('cmi.interactions.12.student_response', 'x'.repeat(4097))).toBe(false);
  });

  test('has its suspend data only until that is confirmed', () => {
    const { commits, report, become } = talk();
    become({ ...cmiWith({}), suspend_data: 'x'.repeat(60_000) });
    commits.commit(stay);
    commits.listen({ kind: 'committed', revision: 5, stored: 5 });
    commits.commit(stay);
    expect(report.map((commit) => JSON.stringify(commit).length > 60_000)).toEqual([true, false]);
  });

  test('is text that a database can store', () => {
    expect(isKeepable('cmi.suspend_data', 'a\0b')).toBe(false);
    expect(isKeepable('cmi.suspend_data', '\uD83D')).toBe(false);
    expect(isKeepable('cmi.suspend_data', 'olá 👋')).toBe(true);
  });
});
