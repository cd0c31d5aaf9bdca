import type { AnyRouteMatch } from '@tanstack/react-router';

export type MatchState = Pick<AnyRouteMatch, 'status' | '_notFound' | 'error'>;

/** A path without a route, or a route whose loader found nothing. */
export function isMissing({ status, _notFound }: Omit<MatchState, 'error'>): boolean {
  return status === 'notFound' || _notFound === true;
}
