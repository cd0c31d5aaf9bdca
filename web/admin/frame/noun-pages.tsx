import type { ReactNode } from 'react';
import { idNumber } from '#contract/rules/search-reader.ts';
import { NotThere } from './not-there.tsx';

type NounPagesProps = {
  place: readonly string[];
  /** Where to go from an address that has no page. */
  path: string;
  title: string;
  list: ReactNode;
  create: ReactNode;
  record: (id: number) => ReactNode;
};

/** The pages of a noun: its list, the form of a new one below `/create`, and each record below its id. */
export function NounPages({ place, path, title, list, create, record }: NounPagesProps) {
  const [first, ...rest] = place;
  if (first === undefined) return list;
  if (first === 'create' && rest.length === 0) return create;
  const id = idNumber(first);
  return id !== undefined && rest.length === 0 ? record(id) : <NotThere to={path}>{title}</NotThere>;
}
