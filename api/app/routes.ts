import type { Router } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import { liveRoute } from '#api/people/messages/index.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { provideMoves } from '#api/shared/personal-moves.ts';
import type { Part } from '#api/shared/slice.ts';
import type { RouteOfSlice } from './openapi/operations.ts';
import { openapiRoutes } from './openapi/routes.ts';
import { kernel } from './kernel.ts';
import { parts } from './parts.ts';
import { slices } from './slices.gen.ts';

provideMoves(parts.flatMap(({ tables }) => tables?.moves ?? []));

type Routes = Router<typeof contract, Ctx>;

export const routes: Routes = Object.fromEntries(slices.map((slice) => [slice.key, bindVerbs(slice)])) as Routes;

const declared: readonly (Part & { key: string })[] = slices;
const ofSlices = declared.flatMap(({ key, rawRoutes: own = [] }) => own.map((route) => ({ slice: key, ...route })));
const ofServer = [...kernel.rawRoutes, ...openapiRoutes].map((route) => ({ slice: 'server', ...route }));

export const rawRoutes: RawRoute[] = [...ofSlices, ...ofServer];

export const describedRoutes: RouteOfSlice[] = [...ofSlices, ...ofServer, { slice: 'messages', ...liveRoute }];
