import {
  BookOpen,
  CalendarDays,
  FileCheck,
  Handshake,
  Map,
  Newspaper,
  Shapes,
  TicketPercent,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { PagesProps } from './frame/pages-props.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

type Loaded = { Pages: ComponentType<PagesProps> };

export const groups = ['training', 'money', 'site'] as const;

export type Area = {
  path: string;
  group: (typeof groups)[number];
  icon: LucideIcon;
  claim: string;
  load: () => Promise<Loaded>;
  texts: () => Promise<void>;
};

/** The areas of the desk, in the order of its menu. A user sees those that their claims open. */
export const areas: readonly Area[] = [
  {
    path: 'courses',
    group: 'training',
    icon: BookOpen,
    claim: 'catalogue.edit',
    load: () => import('./courses/pages.tsx'),
    texts: () => loadTextParts(['desk_courses']),
  },
  {
    path: 'classes',
    group: 'training',
    icon: CalendarDays,
    claim: 'classes.edit',
    load: () => import('./classes/pages.tsx'),
    texts: () => loadTextParts(['desk_classes']),
  },
  {
    path: 'categories',
    group: 'training',
    icon: Shapes,
    claim: 'catalogue.edit',
    load: () => import('./categories/pages.tsx'),
    texts: () => loadTextParts(['desk_categories']),
  },
  {
    path: 'partners',
    group: 'training',
    icon: Handshake,
    claim: 'catalogue.edit',
    load: () => import('./partners/pages.tsx'),
    texts: () => loadTextParts(['desk_partners']),
  },
  {
    path: 'regulations',
    group: 'training',
    icon: FileCheck,
    claim: 'classes.edit',
    load: () => import('./regulations/pages.tsx'),
    texts: () => loadTextParts(['desk_regulations']),
  },
  {
    path: 'learning-guides',
    group: 'training',
    icon: Map,
    claim: 'contents.edit',
    load: () => import('./guides/pages.tsx'),
    texts: () => loadTextParts(['desk_guides']),
  },
  {
    path: 'coupons',
    group: 'money',
    icon: TicketPercent,
    claim: 'coupons.edit',
    load: () => import('./coupons/pages.tsx'),
    texts: () => loadTextParts(['desk_coupons']),
  },
  {
    path: 'news',
    group: 'site',
    icon: Newspaper,
    claim: 'news.edit',
    load: () => import('./news/pages.tsx'),
    texts: () => loadTextParts(['desk_news']),
  },
];

export type OpenPlace = { area: Area; Pages: ComponentType<PagesProps>; place: readonly string[] };

/** The pages of an address below `/admin/`: null for the start, undefined for an address that no area has. */
export async function openPlace(splat: string): Promise<OpenPlace | null | undefined> {
  const [path, ...place] = splat.split('/').filter((part) => part !== '');
  if (path === undefined) return null;
  const area = areas.find((one) => one.path === path);
  if (!area) return undefined;
  const [{ Pages }] = await Promise.all([area.load(), area.texts()]);
  return { area, Pages, place };
}

export function areasOf(claims: readonly string[]): readonly Area[] {
  return areas.filter(({ claim }) => claims.includes(claim));
}
