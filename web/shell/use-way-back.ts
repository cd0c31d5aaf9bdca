import { useLocation } from '@tanstack/react-router';
import { ownPath } from '#web/shared/session/own-path.ts';

const leadNowhere = ['/', '/login', '/sign-up'];

/** Signing in leads back to where one was, or to where one was on the way to [specification 2, Login]. */
export function useWayBack(): { redirect?: string } {
  const { pathname, href, search } = useLocation();
  const onTheWay = 'redirect' in search ? ownPath(search.redirect) : undefined;
  const path = onTheWay ?? (leadNowhere.includes(pathname) ? undefined : href);
  return path ? { redirect: path } : {};
}
