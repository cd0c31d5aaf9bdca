import type { BreadcrumbList } from 'schema-dts';
import type { SaidHead } from '#web/shared/page/page-subject.ts';
import { addressOf, type Operator } from './operator.ts';

/** The names of lists by their paths. */
type ListNames = Record<string, string>;

export function breadcrumbs(head: SaidHead, names: ListNames, operator: Operator): BreadcrumbList[] {
  if (head.path === '/') return [];
  const list = Object.keys(names).find((path) => path !== '/' && head.path.startsWith(`${path}/`));
  const way = ['/', ...(list === undefined ? [] : [list])].map((path) => ({
    name: names[path] ?? operator.name,
    item: addressOf(operator, path),
  }));
  const steps = [...way, { name: ownTitle(head.title, operator), item: addressOf(operator, head.path) }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}

export function ownTitle(title: string, { name }: Operator): string {
  const rest = ` · ${name}`;
  return title.endsWith(rest) && title.length > rest.length ? title.slice(0, -rest.length) : title;
}
