import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { shownTypes } from '#contract/platform/files/values.ts';
import { loadPicture, showPictures } from '#api/platform/files/index.ts';
import { noise } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { runAudit } from '../../audit/run-audit.ts';
import { inDatabase, makeSite } from './make.ts';
import { makeVictim } from './victim.ts';

const kills = 2;
const widths = [320, 640, 960, 1_280];

test(`a server that is killed ${kills} times while it draws shows every picture in the end, and no half one before`, async () => {
  const site = await makeSite(process.env['TEST_DATABASE_URL']);
  const pictures = await inDatabase(site, loadPictures);
  const victim = makeVictim(site.environment);
  onTestFinished(async () => {
    await victim.kill();
    rmSync(site.dataDir, { recursive: true, force: true });
  });

  for (let cut = 0; cut < kills;) {
    await victim.start();
    await wait(700);
    await victim.kill();
    if (await inDatabase(site, isCutShort)) cut += 1;
  }
  await victim.start();
  const addresses = pictures.flatMap(({ id, version }) =>
    widths.flatMap((width) => shownTypes.map((type) => `${site.url}/api/pictures/${id}/${version}-${width}.${type}`)),
  );
  for (let remaining = addresses; remaining.length > 0; await wait(300)) remaining = await stillMissing(remaining);
  expect(await stillMissing(addresses)).toEqual([]);
  await victim.kill();
  expect(await inDatabase(site, runAudit)).toEqual([]);
}, 300_000);

/** Two pictures that take seconds each; their events wait for the first server. */
async function loadPictures(ctx: Ctx): Promise<{ id: number; version: string }[]> {
  const ids = [];
  for (const seed of [1, 2]) {
    const id = await loadPicture(asSystem(ctx), await noise(seed).jpeg().toBuffer());
    await showPictures(asSystem(ctx), { cover_picture_id: id });
    ids.push(id);
  }
  const rows = await ctx.db.selectFrom('pictures').select(['id', 'sha256']).where('id', 'in', ids).execute();
  return rows.map(({ id, sha256 }) => ({ id, version: sha256.slice(0, 12) }));
}

/** True when the server ended while it drew a picture. */
async function isCutShort(ctx: Ctx): Promise<boolean> {
  const { rows } = await sql<{ active: number }>`select count(*)::int as active from pgboss.job
    where name = 'heavy-reactions' and state = 'active'`.execute(ctx.db);
  return (rows[0]?.active ?? 0) > 0;
}

/** Half a picture cannot be read. */
async function stillMissing(addresses: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    if (answer.status === 404) missing.push(address);
    else await sharp(await answer.bytes(), { failOn: 'truncated' }).stats();
  }
  return missing;
}
