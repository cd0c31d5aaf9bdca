import { useLocation } from '@tanstack/react-router';
import { ownPath } from '#web/shared/session/own-path.ts';

const leadNowhere = ['/', '/login', '/sign-up'];

/** Sign-in returns to the current page, or to the page that required it [specification 2, Login]. */
export function useWayBack(): { redirect?: string } {
  const { pathname, href, search } = useLocation();
  const onTheWay = 'redirect' in search ? ownPath(search.redirect) : undefined;
  const path = onTheWay ?? (leadNowhere.includes(pathname) ? undefined : href);
  return path ? { redirect: path } : {};
}
