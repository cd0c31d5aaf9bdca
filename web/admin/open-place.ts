import type { ComponentType } from 'react';
import type { PagesProps } from './frame/pages-props.ts';
import { areas, type Area } from './pages.ts';

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
  return areas.filter((area) => isOpenTo(area, claims));
}

export function isOpenTo({ claim }: Area, claims: readonly string[]): boolean {
  return [claim].flat().some((one) => claims.includes(one));
}
