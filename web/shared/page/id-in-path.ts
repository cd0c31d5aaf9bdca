import { notFound } from '@tanstack/react-router';

/** The id that an address names; what is none leads to the 404 page. */
export function idInPath(param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1 || String(id) !== param) throw notFound();
  return id;
}
