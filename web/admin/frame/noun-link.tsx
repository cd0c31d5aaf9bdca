import type { ReactNode } from 'react';
import { DeskLink } from '../desk-link.tsx';
import { useRecordPath } from './open-areas.ts';

type NounLinkProps = {
  record: { noun: string; id: number };
  /** A page of the site, for a noun without pages of the desk. */
  instead?: string;
  children: ReactNode;
};

/** To the page of a record, where the desk has one that this user may open. */
export function NounLink({ record, instead, children }: NounLinkProps) {
  const path = useRecordPath()(record);

  if (path !== undefined) return <DeskLink to={path}>{children}</DeskLink>;
  return instead === undefined ? children : <a href={instead}>{children}</a>;
}
