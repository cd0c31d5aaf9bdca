import {
  Activity,
  BadgeAlert,
  BookOpen,
  CalendarDays,
  Coins,
  Factory,
  FileCheck,
  Gift,
  HandCoins,
  Handshake,
  History,
  Inbox,
  KeyRound,
  Map,
  Medal,
  Newspaper,
  Plug,
  Receipt,
  Scale,
  Shapes,
  ShoppingBag,
  SlidersHorizontal,
  TicketPercent,
  Users,
  Vault,
  Wallet,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { claimsOfInbox } from '#contract/areas/inbox/values.ts';
import type { PagesProps } from './frame/pages-props.ts';
import type { MoneyPath } from './payments/money-list.tsx';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

type Loaded = { Pages: ComponentType<PagesProps> };

export const groups = ['training', 'money', 'site', 'people', 'operator'] as const;

export type Area = {
  path: string;
  /** The noun of its records, where they are called otherwise; null where they have no pages of their own. */
  noun?: string | null;
  /** Null: above all groups. */
  group: (typeof groups)[number] | null;
  icon: LucideIcon;
  /** Or any of several. */
  claim: string | readonly string[];
  load: () => Promise<Loaded>;
  texts: () => Promise<void>;
};

/**
 * The areas of the desk, in the order of its menu. A user sees those that their claims open. Icons that no public page
 * shows: others lie in files of the public pages, which the desk would load for them.
 */
export const areas: readonly Area[] = [
  {
    path: 'inbox',
    group: null,
    icon: Inbox,
    claim: claimsOfInbox,
    load: () => import('./inbox/pages.tsx'),
    texts: () => loadTextParts(['desk_inbox']),
  },
  {
    path: 'courses',
    group: 'training',
    icon: BookOpen,
    claim: 'catalogue.edit',
    load: () => import('./courses/pages.tsx'),
    texts: () => loadTextParts(['desk_courses', 'desk_contents']),
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
    path: 'certificates',
    group: 'training',
    icon: Medal,
    claim: 'certificates.revoke',
    load: () => import('./certificates/pages.tsx'),
    texts: () => loadTextParts(['desk_certificates', 'certificates']),
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
    path: 'people',
    noun: 'users',
    group: 'people',
    icon: Users,
    claim: 'users.read',
    load: () => import('./people/pages.tsx'),
    texts: () => loadTextParts(['desk_people', 'security', 'sign']),
  },
  {
    path: 'organizations',
    group: 'people',
    icon: Factory,
    claim: 'organizations.read',
    load: () => import('./organizations/pages.tsx'),
    texts: () => loadTextParts(['desk_organizations', 'current_account', 'desk_orders']),
  },
  {
    path: 'roles',
    group: 'people',
    icon: KeyRound,
    claim: 'roles.edit',
    load: () => import('./roles/pages.tsx'),
    texts: () => loadTextParts(['desk_roles', 'security', 'sign']),
  },
  {
    path: 'audit',
    group: 'operator',
    icon: History,
    claim: 'audit.read',
    load: () => import('./audit/pages.tsx'),
    texts: () => loadTextParts(['desk_audit', 'desk_trail']),
  },
  {
    path: 'settings',
    group: 'operator',
    icon: SlidersHorizontal,
    claim: 'settings.edit',
    load: () => import('./settings/pages.tsx'),
    texts: () => loadTextParts(['desk_settings']),
  },
  {
    path: 'currencies',
    group: 'operator',
    icon: Coins,
    claim: 'settings.edit',
    load: () => import('./currencies/pages.tsx'),
    texts: () => loadTextParts(['desk_currencies']),
  },
  {
    path: 'tokens',
    noun: null,
    group: 'operator',
    icon: Plug,
    claim: 'tokens.manage',
    load: () => import('./tokens/pages.tsx'),
    texts: () => loadTextParts(['desk_tokens', 'desk_roles', 'security', 'sign']),
  },
  {
    path: 'webhooks',
    group: 'operator',
    icon: Webhook,
    claim: 'webhooks.manage',
    load: () => import('./webhooks/pages.tsx'),
    texts: () => loadTextParts(['desk_webhooks', 'security', 'sign']),
  },
  {
    path: 'health',
    group: 'operator',
    icon: Activity,
    claim: 'health.manage',
    load: () => import('./health/pages.tsx'),
    texts: () => loadTextParts(['desk_health']),
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
    path: 'orders',
    group: 'money',
    icon: ShoppingBag,
    claim: 'orders.read',
    load: () => import('./orders/pages.tsx'),
    texts: () => loadTextParts(['desk_orders', 'order_history', 'attempts', 'cart']),
  },
  {
    path: 'payments',
    noun: null,
    group: 'money',
    icon: Wallet,
    claim: 'payments.approve',
    load: () => loadMoneyPages('payments'),
    texts: moneyTexts,
  },
  {
    path: 'refunds',
    noun: null,
    group: 'money',
    icon: HandCoins,
    claim: 'orders.edit',
    load: () => loadMoneyPages('refunds'),
    texts: moneyTexts,
  },
  {
    path: 'cases',
    noun: null,
    group: 'money',
    icon: BadgeAlert,
    claim: 'payments.approve',
    load: () => loadMoneyPages('cases'),
    texts: moneyTexts,
  },
  {
    path: 'documents',
    noun: null,
    group: 'money',
    icon: Receipt,
    claim: 'orders.read',
    load: () => import('./documents/pages.tsx'),
    texts: () => loadTextParts(['desk_documents']),
  },
  {
    path: 'bank',
    noun: 'bank-statements',
    group: 'money',
    icon: Vault,
    claim: 'payments.approve',
    load: () => import('./bank/pages.tsx'),
    texts: () => loadTextParts(['desk_bank']),
  },
  {
    path: 'gifts',
    noun: null,
    group: 'money',
    icon: Gift,
    claim: 'orders.read',
    load: () => import('./gifts/pages.tsx'),
    texts: () => loadTextParts(['desk_gifts', 'given_courses', 'gift_choice']),
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
  {
    path: 'legal-texts',
    group: 'site',
    icon: Scale,
    claim: 'legal.edit',
    load: () => import('./legal-texts/pages.tsx'),
    texts: () => loadTextParts(['desk_legal']),
  },
];

async function loadMoneyPages(path: MoneyPath): Promise<Loaded> {
  const { pagesOf } = await import('./payments/pages.tsx');
  return { Pages: pagesOf[path] };
}

function moneyTexts(): Promise<void> {
  return loadTextParts(['desk_payments', 'desk_orders', 'attempts']);
}
