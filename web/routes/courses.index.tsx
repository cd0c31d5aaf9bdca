import { createFileRoute } from '@tanstack/react-router';

type CoursesSearch = { search?: string };

export const Route = createFileRoute('/courses/')({
  validateSearch: ({ search }: Record<string, unknown>): CoursesSearch => (typeof search === 'string' ? { search } : {}),
});
