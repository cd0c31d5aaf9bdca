import { notFound } from '@tanstack/react-router';

/** Anything but a canonical positive integer leads to the 404 page. */
export function idInPath(param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1 || String(id) !== param) throw notFound();
  return id;
}
