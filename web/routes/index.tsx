import { createFileRoute } from '@tanstack/react-router';

type HomeSearch = { redirect?: string };

export const Route = createFileRoute('/')({
  validateSearch: ({ redirect }: Record<string, unknown>): HomeSearch =>
    typeof redirect === 'string' ? { redirect } : {},
});
