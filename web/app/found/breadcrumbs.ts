import type { BreadcrumbList } from 'schema-dts';
import type { SaidHead } from '#web/shared/page-subject.ts';
import { addressOf, type House } from './house.ts';

/** The lists that have pages below them, by what they are called. */
export type ListNames = Record<string, string>;

/** The way from Home to a page; Home itself has none. */
export function breadcrumbs(head: SaidHead, names: ListNames, house: House): BreadcrumbList[] {
  if (head.path === '/') return [];
  const list = Object.keys(names).find((path) => path !== '/' && head.path.startsWith(`${path}/`));
  const way = ['/', ...(list === undefined ? [] : [list])].map((path) => ({
    name: names[path] ?? house.name,
    item: addressOf(house, path),
  }));
  const steps = [...way, { name: ownTitle(head.title, house), item: addressOf(house, head.path) }];
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

/** A title without the name of the house after it. */
export function ownTitle(title: string, { name }: House): string {
  const tail = ` · ${name}`;
  return title.endsWith(tail) && title.length > tail.length ? title.slice(0, -tail.length) : title;
}
