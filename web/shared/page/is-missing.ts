import type { AnyRouteMatch } from '@tanstack/react-router';

export type Standing = Pick<AnyRouteMatch, 'status' | '_notFound'>;

/** A path without a route, or a route whose loader found nothing. */
export function isMissing({ status, _notFound }: Standing): boolean {
  return status === 'notFound' || _notFound === true;
}
