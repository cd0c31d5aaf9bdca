import type { Router } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import { liveRoute } from '#api/people/messages/index.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import type { DescribedRoute } from '#api/shared/http/route-doc.ts';
import { openapiRoutes } from './openapi/routes.ts';
import { parts } from './parts.ts';
import { slices } from './slices.gen.ts';

type Routes = Router<typeof contract, Ctx>;

export const routes: Routes = Object.fromEntries(slices.map((slice) => [slice.key, bindVerbs(slice)])) as Routes;

const bytes: RawRoute[] = parts.flatMap(({ rawRoutes = [] }) => rawRoutes);

export const rawRoutes: RawRoute[] = [...bytes, ...openapiRoutes];

export const describedRoutes: DescribedRoute[] = [...rawRoutes, liveRoute];
