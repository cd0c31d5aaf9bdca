import { classTabs, type ClassTab } from '#contract/areas/classroom/values.ts';

/** Each tab has an address of its own [specification 2]. */
export const tabAddresses = {
  general: '/classes/$id',
  contents: '/classes/$id/contents',
  resources: '/classes/$id/resources',
  lessons: '/classes/$id/lessons',
  modules: '/classes/$id/modules',
  enrollment: '/classes/$id/enrollment',
  regulation: '/classes/$id/regulation',
  learning: '/classes/$id/my-learning',
} as const satisfies Record<ClassTab, string>;

/** The tab of an address below a class. */
export function tabAt(pathname: string): ClassTab {
  const [, , , part = ''] = pathname.split('/');
  const match = Object.entries(tabAddresses).find(([, address]) => address === `/classes/$id/${part}`);
  return classTabs.find((tab) => tab === match?.[0]) ?? 'general';
}
