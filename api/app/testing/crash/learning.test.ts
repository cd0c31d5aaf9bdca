import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { seededRandom, seedOfRun, type Random } from '#fixtures/seeded-random.ts';
import { isPostgresInstalled, startPostgres, type Postgres } from '#scripts/postgres/start.ts';
import { runAudit } from '../../audit/run-audit.ts';
import { answerAll, many, playActivity, seedCourse, watchVideo, type Course, type Losses } from './learning.ts';
import { inDatabase, makeSite } from './make.ts';
import { tokenOf } from './shopper.ts';
import { stubbornly } from './stubborn-learner.ts';
import { makeVictim } from './victim.ts';

const isOnServer = Boolean(process.env['TEST_DATABASE_URL']) && isPostgresInstalled();
const kinds = ['server', 'database', 'both'] as const;
const outages = 9;

test(`of ${many} answers, commits and seconds of a video nothing is lost or counted twice while the server is killed and PostgreSQL stopped`, async ({
  skip,
}) => {
  skip(!isOnServer, 'It stops and starts a PostgreSQL of its own: npm run test:postgres');
  const seed = seedOfRun();
  const random = seededRandom(seed);
  const { postgres, site, victim } = await startAll();
  const { account, course } = await inDatabase(site, seedCourse);
  await victim.start();
  const { send, counts } = stubbornly(site.url, { token: await tokenOf(site.url, account), random });
  const learning = { send, random, course };
  const losses: Losses = [];
  const learned = Promise.all([answerAll(learning, losses), playActivity(learning, losses), watchVideo(learning)]);
  await Promise.all([learned, breakDown({ random, victim, postgres })]);
  process.stdout.write(`SEED=${seed}: ${counts.sent} calls, ${counts.unanswered} of them not acknowledged.\n`);
  await victim.kill();

  expect(losses).toEqual([]);
  expect(counts.unanswered).toBeGreaterThan(outages);
  await inDatabase(site, (ctx) => expectAllOnce(ctx, course));
  expect(await inDatabase(site, runAudit)).toEqual([]);
}, 300_000);

async function startAll() {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(() => postgres.stop());
  const site = await makeSite(postgres.url);
  const victim = makeVictim(site.environment);
  onTestFinished(async () => {
    await victim.kill();
    rmSync(site.dataDir, { recursive: true, force: true });
  });
  return { postgres, site, victim };
}

type Parts = { random: Random; victim: ReturnType<typeof makeVictim>; postgres: Postgres };

/** Kills the server, stops PostgreSQL as `pg_ctl stop -m immediate` does, or both, at random moments. */
async function breakDown({ random, victim, postgres }: Parts): Promise<void> {
  for (let broken = 0; broken < outages; broken += 1) {
    await wait(200 + random.below(1_300));
    const kind = kinds[broken % kinds.length];
    if (kind !== 'server') await postgres.crash();
    if (kind !== 'database') await victim.kill();
    await wait(random.below(400));
    if (kind !== 'server') await postgres.startAgain();
    if (kind !== 'database') await victim.start();
  }
}

async function expectAllOnce({ db }: Ctx, course: Course): Promise<void> {
  const answers = await db
    .selectFrom('attempt_answers')
    .select(['question_id', 'revision', 'value', 'points'])
    .execute();
  expect(answers).toHaveLength(many);
  expect(answers.filter(({ question_id: id, revision, value }) => revision !== 2 || value !== id)).toEqual([]);
  const attempts = await db.selectFrom('attempts').select(['number', 'status', 'score']).execute();
  expect(attempts).toEqual([{ number: 1, status: 'graded', score: 100 }]);

  const states = await db.selectFrom('sco_states').selectAll().execute();
  const total_seconds = many % 60;
  expect(states).toMatchObject([{ revision: many, suspend_data: `page=${many}`, total_seconds, session_open: false }]);
  expect(Object.keys(Object(states[0]?.interactions))).toHaveLength(many);
  expect(await db.selectFrom('scorm_attempts').select('attempt_number').execute()).toEqual([{ attempt_number: 1 }]);

  const video = db.selectFrom('content_progress').select(['watched', 'position_seconds', 'status']);
  expect(await video.where('content_id', '=', course.videoId).execute()).toEqual([
    { watched: [[0, many * 10]], position_seconds: many * 10, status: 'done' },
  ]);
  const events = await db.selectFrom('outbox_events').select(['kind', 'payload']).execute();
  const { assessmentId, scormId, videoId, enrollmentId: enrollment_id } = course;
  const completed = [assessmentId, scormId, videoId].map((content_id) => ({ enrollment_id, content_id }));
  expect(payloadsOf(events, 'content_completed').toSorted(byContent)).toEqual(completed);
  expect(payloadsOf(events, 'enrollment_concluded')).toEqual([{ enrollment_id }]);
}

type Emitted = { kind: string; payload: unknown };

function payloadsOf(events: Emitted[], requested: string): { content_id: number }[] {
  return events.filter(({ kind }) => kind === requested).map(({ payload }) => Object(payload));
}

const byContent = (one: { content_id: number }, other: { content_id: number }) => one.content_id - other.content_id;
