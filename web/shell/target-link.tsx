import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addressOf, type Target } from '#web/shared/page/targets.ts';

type TargetLinkProps = {
  to: Target;
  search?: { redirect?: string } | undefined;
  className?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** Leads Home while the target has no page [specification 2]. */
export function TargetLink({ to, search = {}, ...rest }: TargetLinkProps) {
  return <Link to={addressOf(to, useRouter().routesByPath)} search={search} {...rest} />;
}
