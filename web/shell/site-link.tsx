import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteLink as Entry } from './model/entries.ts';
import { TargetLink } from './target-link.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Below an address of the catalogue or the calendar, but of a course that the person has. */
    ofOwnCourses?: boolean;
  }
}

/** An entry of the main navigation, marked on the pages that belong to it. */
export function SiteLink({ to, children }: { to: Entry; children: ReactNode }) {
  const isOwn = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.ofOwnCourses) });
  const leadsToOwn = to === 'MyCourses' || to === 'MyTrainerCourses';

  return (
    <TargetLink to={to} isExact={isOwn} aria-current={isOwn && leadsToOwn ? 'page' : undefined}>
      {children}
    </TargetLink>
  );
}
