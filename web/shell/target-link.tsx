import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addressOf, type Target } from '#web/shared/page/targets.ts';

type TargetLinkProps = {
  to: Target;
  search?: { redirect?: string } | undefined;
  className?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  /** Pages below the target do not mark it. */
  isExact?: boolean;
  children: ReactNode;
};

/** Leads Home while the target has no page [specification 2]. */
export function TargetLink({ to, search = {}, isExact = false, ...rest }: TargetLinkProps) {
  const { routesByPath } = useRouter();
  return <Link to={addressOf(to, routesByPath)} search={search} activeOptions={{ exact: isExact }} {...rest} />;
}
