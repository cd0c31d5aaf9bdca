import { hash } from 'node:crypto';
import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { RequestContext } from '#web/shared/api/request-context.ts';
import { carriedBy } from './carried-queries.ts';

export type Sources = Pick<RequestContext, 'visitor' | 'page' | 'outcome'>;

/**
 * A hash of everything from which a page is drawn: data of routes and queries, visitor and settings. Within one process
 * the same hash means the same page.
 */
export function sourcesOf(router: AnyRouter, { visitor, page, outcome }: Sources): string {
  const { isGone, head, subject } = outcome;
  const matches = router.state.matches.map(({ id, status, search, loaderData }) => ({
    id,
    status,
    search,
    loaderData,
  }));
  const queries = carriedBy(router.options.context.queryClient);
  const said = { status: getSsrStatus(router), isGone, head, subject };
  return hash(
    'sha256',
    JSON.stringify([router.state.location.href, visitor, page, said, matches, queries]),
    'base64url',
  );
}
