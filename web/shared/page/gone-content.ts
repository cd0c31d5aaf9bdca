import { isNotFound, type AnyRouteMatch } from '@tanstack/react-router';

/** The words of the 410 page, which a loader throws as the data of `notFound`. */
export type GoneContent = { title: string; text: string };

export function goneIn(data: unknown): GoneContent | null {
  const { title, text } = Object(data);
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

export function goneOf({ error }: Pick<AnyRouteMatch, 'error'>): GoneContent | null {
  return isNotFound(error) ? goneIn(error.data) : null;
}
