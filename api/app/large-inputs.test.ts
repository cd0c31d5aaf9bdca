import { describe, expect } from 'vitest';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { makeGraduate } from '#api/areas/reviews/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from './routes.ts';
import { commands, type Command, type Ids, type Size } from './testing/large-inputs.ts';

const claims = (
  'accounts.edit catalogue.edit classes.edit contents.edit coupons.edit enrollments.edit forms.edit forms.read news.edit ' +
  'orders.edit orders.read organizations.edit payments.approve reviews.hide reviews.reply roles.edit settings.edit users.edit'
).split(' ');

// Of the reference work, which takes some 3 ms.
const most = 30;
const tries = 5;
const runs = 20;

const csv = `email${','.repeat(250_000)}\nana@mestria.test${','.repeat(250_000)}`;
const wide: Record<string, object> = { 'organizations.importEmployees': { csv, columns: {}, dry_run: true } };

async function sender(ctx: Ctx, { isOwn = false } = {}) {
  const { ctx: graduate, course_id } = await makeGraduate(ctx);
  const ids: Ids = isOwn ? { course_id, organization_id: (await makeOrganization(graduate)).id } : {};
  const actor = graduate.actor.kind === 'user' ? { ...graduate.actor, claims } : graduate.actor;
  const answer = answerApi({ routes, rawRoutes, world: graduate, identify: async () => actor });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
  return async ({ name, method, path, inputOf }: Command, size: Size) => {
    const input = inputOf(size, ids);
    const body = JSON.stringify(isOwn && size === 'large' ? withFields(input, wide[name]) : input);
    const from = process.threadCpuUsage();
    const response = await answer(new Request(`http://mestria.test/api${path}`, { method, body, headers }));
    const text = await response.text();
    return { cpu: cpuSince(from), outcome: response.ok ? 'ok' : codeIn(text) };
  };
}

/** Calls take their fields at the top, or in `data`, which may be a list. */
function withFields(input: unknown, fields: object | undefined): unknown {
  if (!fields || typeof input !== 'object' || input === null) return input;
  if (!('data' in input)) return { ...input, ...fields };
  const data: unknown = Array.isArray(input.data)
    ? input.data.map((item: object) => ({ ...item, ...fields }))
    : input.data;
  return { ...input, data: Array.isArray(data) ? data : { ...Object(data), ...fields } };
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? 'unknown';
}

function cpuSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

/** Of one thread, in milliseconds. The clock of the processor has coarse ticks, so that it measures many runs. */
function referenceCpu(): number {
  const numbers = Array.from({ length: 60_000 }, (_, at) => at * 1.5);
  const measured = Array.from({ length: 3 }, () => {
    const from = process.threadCpuUsage();
    for (let run = 0; run < runs; run += 1) JSON.parse(JSON.stringify(numbers));
    return cpuSince(from) / runs;
  });
  return Math.min(...measured);
}

/** Before the work: nothing of it is measured. */
const leastReaching = 0.3;
const early = ['invalid_input', 'not_allowed', 'not_found', 'not_signed_in'];

describe.for([
  { whose: 'something unknown', isOwn: false, imported: 'not_found' },
  { whose: 'the organization and the course of the caller', isOwn: true, imported: 'import_too_wide' },
])('a large input of a call about $whose', ({ isOwn, imported }) => {
  test('costs little more than a small one', { timeout: 300_000 }, async ({ ctx }) => {
    const send = await sender(ctx, { isOwn });
    const limit = most * referenceCpu();
    const dear: string[] = [];
    const outcomes: Record<string, string> = {};
    for (const command of commands) {
      await send(command, 'small');
      let { cpu, outcome } = await send(command, 'large');
      for (let at = 0; at < tries && cpu > limit; at += 1) cpu = Math.min(cpu, (await send(command, 'large')).cpu);
      if (cpu > limit) dear.push(`${command.name}: ${Math.round(cpu)} ms of ${Math.round(limit)}`);
      outcomes[command.name] = outcome;
    }
    expect(dear).toEqual([]);
    const all = Object.values(outcomes);
    // An input that its schema refuses shows nothing of the work behind it.
    expect(all.filter((outcome) => outcome !== 'invalid_input').length / all.length).toBeGreaterThan(0.85);
    expect(all.filter((outcome) => !early.includes(outcome)).length / all.length).toBeGreaterThan(leastReaching);
    expect(outcomes['organizations.importEmployees']).toBe(imported);
  });
});
