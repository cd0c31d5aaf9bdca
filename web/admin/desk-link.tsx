import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { DeskSearch } from './frame/list/desk-search.ts';

type DeskLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'params' | 'search'> & {
  /** Below `/admin/`: `courses/12`; empty for the start. */
  to: string;
  search?: DeskSearch;
};

/** Marked as current only on exactly its page: the start is above all others. */
export function DeskLink({ to, search = {}, ...props }: DeskLinkProps) {
  return <Link {...props} activeOptions={{ exact: true }} to="/admin/$" params={{ _splat: to }} search={search} />;
}
