import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { makeEnrollment, makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { commitScorm } from '#api/learning/learning/commit-scorm.ts';
import { importScormPackage } from '#api/learning/learning/import-scorm-package.ts';
import { launchSco } from '#api/learning/learning/launch-sco.ts';
import { makeContent, makePackage, manifestWith } from '#api/learning/learning/make.ts';
import { saveProgress } from '#api/learning/learning/save-progress.ts';
import type { Ctx } from '#api/shared/context.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { amountRow, knownRow, type Row } from './row.ts';
import { openBenchContext } from './support/bench-context.ts';
import { Statements } from './support/statements.ts';

const learners = 1_000;
const measuredMs = 30_000;
/** Not counted: the first calls open the connections, plan the statements and compile the code. */
const warmMs = 2_000;
const [commitEveryMs, heartbeatEveryMs] = [30_000, 10_000];
const megabyte = 1024 ** 2;

type Learner = { me: Ctx; enrollmentId: number; launchToken: string; revision: number };
type Site = { learners: Learner[]; videoId: number };

/** A thousand learners in activities and videos at once, and a large package. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const statements = new Statements();
  const { ctx, close } = await openBenchContext(postgres.url, 'bench_learning', statements.watch);
  try {
    const site = await fillSite(ctx);
    const [one] = site.learners;
    if (!one) throw new Error('There are no learners.');
    const sent = await statements.of(() => commit(one));
    const spent = await underLoad(site);
    const bare = await bareInserts(ctx);
    return [
      amountRow({
        name: 'A commit of an activity, statements',
        amount: sent.length,
        allowed: 4,
        unit: '',
        detail: 'in one transaction, whose begin and commit are not counted',
      }),
      knownRow({
        name: `${learners} learners: a commit every 30 s each, p99`,
        amount: p99(spent.commits),
        unit: 'ms',
        detail: `PostgreSQL; a bare insert at the same pace: ${p99(bare).toFixed(1)} ms; ${spent.commits.length} commits`,
      }),
      knownRow({
        name: `${learners} learners: seconds of a video every 10 s each, p99`,
        amount: p99(spent.heartbeats),
        unit: 'ms',
        detail: `beside the commits; ${spent.heartbeats.length} calls`,
      }),
      await importRow(ctx),
    ];
  } finally {
    await close();
    await postgres.stop();
  }
}

async function fillSite(ctx: Ctx): Promise<Site> {
  const { course_id: courseId, class_id: classId } = await makeEnrollment(ctx);
  const { id: scorm_package_id } = await makePackage(ctx);
  const { id: scormId } = await makeContent(ctx, courseId, { type: 'scorm', scorm_package_id });
  const { id: videoId } = await makeContent(ctx, courseId, {
    type: 'video',
    file_id: (await anyVideo(ctx)).id,
    duration_seconds: 3_600,
  });
  const made: Learner[] = [];
  for (let place = 0; place < learners; place += 1) {
    const user = await makeUser(ctx);
    const enrollmentId = await makeEnrollmentIn(ctx, { classId, courseId, person_id: user.person_id });
    const me = await signInAs(ctx, user);
    const { launch_token: launchToken } = await launchSco(me, { content_id: scormId });
    made.push({ me, enrollmentId, launchToken, revision: 0 });
  }
  await sql`analyze`.execute(ctx.db);
  return { learners: made, videoId };
}

function anyVideo(ctx: Ctx): Promise<{ id: number }> {
  const facts = { category: 'class-content', name: 'v.mp4', mime: 'video/mp4', byte_size: 1, sha256: '' };
  const row = { ...facts, storage_key: randomUUID(), created_at: ctx.now() };
  return ctx.db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
}

function commit(learner: Learner): Promise<unknown> {
  learner.revision += 1;
  const { revision, launchToken: launch_token } = learner;
  const cmi = { core: { lesson_location: `${revision}` }, suspend_data: 'x'.repeat(1_000) };
  return commitScorm(learner.me, { launch_token, revision, cmi });
}

/** How long each call took from the moment that it was due. */
async function underLoad({ learners: all, videoId }: Site) {
  const [commits, heartbeats]: [number[], number[]] = [[], []];
  const heartbeat = ({ me, enrollmentId }: Learner, turn: number) =>
    saveProgress(me, {
      content_id: videoId,
      enrollment_id: enrollmentId,
      position_seconds: turn * 10 + 10,
      watched: [[turn * 10, turn * 10 + 10]],
    });
  await Promise.all(
    all.flatMap((learner, place) => [
      paced({ first: (place / learners) * commitEveryMs, everyMs: commitEveryMs }, commits, () => commit(learner)),
      paced({ first: (place / learners) * heartbeatEveryMs, everyMs: heartbeatEveryMs }, heartbeats, (turn) =>
        heartbeat(learner, turn),
      ),
    ]),
  );
  return { commits, heartbeats };
}

async function bareInserts(ctx: Ctx): Promise<number[]> {
  await sql`create table bare_commits (id bigint generated always as identity, body text)`.execute(ctx.db);
  const taken: number[] = [];
  const insert = () => sql`insert into bare_commits (body) values (${'x'.repeat(1_000)})`.execute(ctx.db);
  await Promise.all(
    Array.from({ length: learners }, (_, place) =>
      paced({ first: (place / learners) * commitEveryMs, everyMs: commitEveryMs }, taken, insert),
    ),
  );
  return taken;
}

type Pace = { first: number; everyMs: number };

async function paced({ first, everyMs }: Pace, taken: number[], act: (turn: number) => Promise<unknown>) {
  const startedAt = performance.now();
  for (let turn = 0; first + turn * everyMs < warmMs + measuredMs; turn += 1) {
    const dueAt = startedAt + first + turn * everyMs;
    await wait(Math.max(0, dueAt - performance.now()));
    await act(turn);
    if (dueAt - startedAt >= warmMs) taken.push(performance.now() - dueAt);
  }
}

function p99(taken: readonly number[]): number {
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? 0;
}

async function importRow(ctx: Ctx): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-bench-learning-'));
  const zip = await packageOf(folder, 200);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  try {
    await importScormPackage(ctx, zip);
  } finally {
    clearInterval(sampling);
    await rm(folder, { recursive: true });
  }
  return amountRow({
    name: 'Import of a package of 200 MB, more memory than before',
    amount: (most - before) / megabyte,
    allowed: 100,
    unit: 'MB',
    detail: `${(before / megabyte).toFixed(0)} MB resident before`,
  });
}

/** Of files of ten megabytes that do not compress. */
async function packageOf(folder: string, megabytes: number): Promise<string> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(manifestWith([{ identifier: 'one' }])), 'imsmanifest.xml');
  zip.addBuffer(Buffer.from('<!doctype html><p>Olá</p>'), 'index.html');
  for (let part = 0; part < megabytes / 10; part += 1) {
    const file = join(folder, `${part}.mp4`);
    writeFileSync(file, randomBytes(10 * megabyte));
    zip.addFile(file, `media/${part}.mp4`);
  }
  zip.end();
  const path = join(folder, 'package.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}
