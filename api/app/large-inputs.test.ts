import { describe, expect } from 'vitest';
import { makeGraduate } from '#api/reviews/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http.ts';
import { test } from '#api/shared/test-database.ts';
import { rawRoutes, routes } from './routes.ts';
import { commands, type Command, type Size } from './testing/large-inputs.ts';

const claims = (
  'accounts.edit catalogue.edit classes.edit contents.edit coupons.edit enrollments.edit forms.edit forms.read news.edit ' +
  'orders.edit orders.read organizations.edit payments.approve reviews.hide reviews.reply roles.edit settings.edit users.edit'
).split(' ');

// Of the reference work, which takes some 3 ms.
const most = 30;
const tries = 5;
const runs = 20;

async function sender(ctx: Ctx) {
  const { ctx: graduate } = await makeGraduate(ctx);
  const actor = graduate.actor.kind === 'user' ? { ...graduate.actor, claims } : graduate.actor;
  const answer = answerApi({ routes, rawRoutes, world: graduate, identify: async () => actor });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
  return async ({ method, path, inputOf }: Command, size: Size) => {
    const body = JSON.stringify(inputOf(size));
    const from = process.threadCpuUsage();
    const response = await answer(new Request(`http://mestria.test/api${path}`, { method, body, headers }));
    const text = await response.text();
    return { cpu: cpuSince(from), isValid: response.status !== 400 || !text.includes('"invalid_input"') };
  };
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

describe('a large input of a call', () => {
  test('costs little more than a small one', { timeout: 300_000 }, async ({ ctx }) => {
    const send = await sender(ctx);
    const limit = most * referenceCpu();
    const dear: string[] = [];
    let valid = 0;
    for (const command of commands) {
      await send(command, 'small');
      let { cpu, isValid } = await send(command, 'large');
      for (let at = 0; at < tries && cpu > limit; at += 1) cpu = Math.min(cpu, (await send(command, 'large')).cpu);
      if (cpu > limit) dear.push(`${command.name}: ${Math.round(cpu)} ms of ${Math.round(limit)}`);
      if (isValid) valid += 1;
    }
    expect(dear).toEqual([]);
    // An input that its schema refuses shows nothing of the work behind it.
    expect(valid / commands.length).toBeGreaterThan(0.85);
  });
});
