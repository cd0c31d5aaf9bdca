import type { Ctx } from '#api/shared/context.ts';
import { parts } from './parts.ts';

export type Job = { name: string; cron: string; run: (ctx: Ctx) => Promise<unknown> };

export const jobs: Job[] = parts.flatMap(({ jobs: own = {} }) =>
  Object.entries(own).map(([name, job]) => ({ name, ...job })),
);
