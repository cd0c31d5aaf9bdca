import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { dayMs } from '#contract/rules/durations.ts';
import { keysOfPicture, sha256OfKey } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mostReported, type Invariant } from './invariant.ts';

const rowsAtATime = 1_000;

/** Bytes are written before the commit of their row, so a row without bytes is lost data. */
export const fileInvariants: Invariant[] = [
  { name: 'Every file has its bytes', find: (ctx) => gather(filesWithoutBytes(ctx)) },
  {
    name: 'Every picture has its bytes, in all widths that it is shown in',
    find: (ctx) => gather(picturesLacking(ctx)),
  },
  { name: 'Every SCORM package has its files', find: (ctx) => packagesLackingFiles(ctx) },
  { name: 'No bytes lie there for a day that no row names', find: (ctx) => gather(unusedBytes(ctx)) },
];

async function gather(match: AsyncIterable<string>): Promise<string[]> {
  const violations: string[] = [];
  for await (const violation of match) {
    if (violations.push(violation) >= mostReported) break;
  }
  return violations;
}

type Page<T> = (afterId: number) => Promise<T[]>;

async function* inPages<T extends { id: number }>(page: Page<T>): AsyncIterable<T> {
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.id ?? 0)) yield* rows;
}

async function* filesWithoutBytes(ctx: Ctx): AsyncIterable<string> {
  const page = (afterId: number) =>
    ctx.db
      .selectFrom('files')
      .select(['id', 'category', 'storage_key', 'byte_size', 'sha256'])
      .where('deleted_at', 'is', null)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
  for await (const { id, category, storage_key, byte_size, sha256 } of inPages(page)) {
    const size = await ctx.files.size(storage_key);
    if (size !== byte_size) {
      yield `file ${id} (${category}) has ${byte_size} bytes, at ${storage_key} are ${size ?? 'none'}`;
    } else if ((await sha256Of(ctx.files.readRange(storage_key))) !== sha256) {
      yield `file ${id} (${category}) has other bytes at ${storage_key} than were stored`;
    }
  }
}

async function sha256Of(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

async function* picturesLacking(ctx: Ctx): AsyncIterable<string> {
  const page = (afterId: number) =>
    ctx.db
      .selectFrom('pictures')
      .select(['id', 'sha256', 'widths'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
  for await (const { id, sha256, widths } of inPages(page)) {
    const [full = '', ...smaller] = keysOfPicture(sha256, widths ?? []);
    if ((await ctx.files.size(full)) === null) yield `picture ${id} lacks ${full}`;
    else if ((await sha256Of(ctx.files.readRange(full))) !== sha256) {
      yield `picture ${id} has other bytes at ${full} than were stored`;
    }
    for (const key of smaller) {
      if ((await ctx.files.size(key)) === null) yield `picture ${id} lacks ${key}`;
    }
  }
}

async function packagesLackingFiles(ctx: Ctx): Promise<string[]> {
  const counts = new Map<string, number>();
  for await (const key of ctx.files.keysBelow('scorm')) {
    const [, sha256 = ''] = key.split('/');
    counts.set(sha256, (counts.get(sha256) ?? 0) + 1);
  }
  const packages = await ctx.db.selectFrom('scorm_packages').select(['id', 'sha256', 'file_count']).execute();
  return packages
    .filter(({ sha256, file_count }) => (counts.get(sha256) ?? 0) < file_count)
    .map(
      ({ id, sha256, file_count }) =>
        `package ${id} has ${file_count} files, at scorm/${sha256} are ${counts.get(sha256) ?? 0}`,
    )
    .slice(0, mostReported);
}

async function* unusedBytes(ctx: Ctx): AsyncIterable<string> {
  let batch: string[] = [];
  for await (const key of ctx.files.keysBelow('.')) {
    // Incomplete files have a job of their own.
    if (key.startsWith('half-written/')) continue;
    if (batch.push(key) < rowsAtATime) continue;
    yield* unnamed(ctx, batch);
    batch = [];
  }
  yield* unnamed(ctx, batch);
}

async function* unnamed(ctx: Ctx, keys: string[]): AsyncIterable<string> {
  const named = await namedAmong(ctx, keys);
  for (const key of keys) {
    if (named.has(nameOf(key))) continue;
    const writtenAt = await ctx.files.writtenAt(key);
    if (writtenAt && ctx.now().getTime() - writtenAt.getTime() > dayMs) {
      yield `${key} has lain there since ${writtenAt.toISOString()}, and no row names it`;
    }
  }
}

/** The name of the bytes in a row: their key, or the hash in it. */
function nameOf(key: string): string {
  const [folder, second = ''] = key.split('/');
  if (folder === 'scorm') return second;
  return folder === 'pictures' ? (sha256OfKey(key) ?? key) : key;
}

async function namedAmong(ctx: Ctx, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with named as (select distinct name from unnest(${[...new Set(keys.map(nameOf))]}::text[]) as name)
    select name from named
    where exists (select from files where storage_key = name and deleted_at is null)
      or exists (select from pictures where sha256 = name)
      or exists (select from scorm_packages where sha256 = name)
      or exists (select from form_uploads where storage_key = name)
      or exists (select from data_exports where storage_key = name)`.execute(ctx.db);
  return new Set(rows.map(({ name }) => name));
}
