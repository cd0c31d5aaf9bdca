import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { DeskSearch } from './frame/list/desk-search.ts';

type DeskLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'params' | 'search'> & {
  /** Below `/admin/`: `courses/12`; empty for the start. */
  to: string;
  search?: DeskSearch;
};

export function DeskLink({ to, search = {}, ...props }: DeskLinkProps) {
  return <Link {...props} to="/admin/$" params={{ _splat: to }} search={search} />;
}
