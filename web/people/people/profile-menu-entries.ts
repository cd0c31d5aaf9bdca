import type { AnyRoute } from '@tanstack/react-router';
import { mayActFor } from '#web/shared/session/acting-for.ts';
import type { ActingFor } from '#web/shared/session/acting-store.ts';
import { hasClaims, hasRole, type Session } from '#web/shared/session/session-store.ts';
import type { UserRole } from '#contract/people/identity/values.ts';
import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import type { Unread } from '#web/shared/lists/badges.ts';
import type { Texts } from '#web/shared/texts/texts.ts';

export const profileGroups = ['learn', 'teach', 'company', 'purchases', 'account', 'house'] as const;
export type ProfileGroup = (typeof profileGroups)[number];

type MenuEntry = {
  group: ProfileGroup;
  /** Within the group, from the top. */
  place: number;
  text: keyof Texts['profile'];
  /** Listed only for people with this claim. */
  claim?: string;
  /** Listed only for people with this role. */
  role?: UserRole;
  /** Listed only while acting for an organization with this right. */
  right?: OrganizationRight;
  /** Listed only for clients, and for anyone while they act for an organization. */
  forCompanies?: true;
  badge?: keyof Unread;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Lists the page in the menu of the person's area. */
    profileMenu?: MenuEntry;
  }
}

export type MenuPage = MenuEntry & { path: string };
export type MenuGroup = { group: ProfileGroup; pages: MenuPage[] };

/** The pages that apply to this person; groups without one are left out. */
export function profileMenuOf(routes: readonly AnyRoute[], session: Session, acting: ActingFor | null): MenuGroup[] {
  const pages = routes.flatMap(({ fullPath, options: { staticData } }) => {
    const entry = staticData?.profileMenu;
    return entry && applies(entry, session, acting) ? [{ ...entry, path: fullPath.replace(/\/$/, '') }] : [];
  });
  return profileGroups
    .map((group) => ({
      group,
      pages: pages.filter((page) => page.group === group).toSorted((a, b) => a.place - b.place),
    }))
    .filter((match) => match.pages.length > 0);
}

function applies(entry: MenuEntry, session: Session, acting: ActingFor | null): boolean {
  const { claim, role, right, forCompanies } = entry;
  return (
    (!claim || hasClaims(session, claim)) &&
    (!role || hasRole(userOf(session), role)) &&
    (!right || mayActFor(acting, right)) &&
    (!forCompanies || acting !== null || hasRole(userOf(session), 'client'))
  );
}

function userOf(session: Session) {
  return session.status === 'user' ? session.user : null;
}
