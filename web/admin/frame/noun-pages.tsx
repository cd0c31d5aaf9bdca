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
  /** A part of a record, by what follows its id in the address; undefined where there is none. */
  part?: (id: number, name: string) => ReactNode;
};

/** The pages of a noun: its list, the form of a new one below `/create`, and each record below its id. */
export function NounPages({ place, path, title, list, create, record, part }: NounPagesProps) {
  const [first, ...rest] = place;
  if (first === undefined) return list;
  if (first === 'create' && rest.length === 0) return create;
  const id = idNumber(first);
  const [name, ...more] = rest;
  const page = id === undefined || more.length > 0 ? undefined : name === undefined ? record(id) : part?.(id, name);
  return page ?? <NotThere to={path}>{title}</NotThere>;
}
