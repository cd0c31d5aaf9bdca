import { generateCourses } from '#seed/generate-courses.ts';

const leastCourses = 12;
const shortest = 5;
/** In the summaries and descriptions of most courses. */
const companions = ['', 'exercícios', 'introdução', 'certificado', 'manual', 'módulo', 'formador', 'empresas'];

/** Words of the titles of so many generated courses, alone and with a second one: each search finds a full page. */
export function* newSearches(courses: number): Generator<string, never> {
  const counts = new Map<string, number>();
  for (const { title } of generateCourses(courses)) {
    for (const word of new Set(title.pt.toLowerCase().match(/\p{L}+/gu)))
      if (word.length >= shortest) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].filter(([, count]) => count >= leastCourses).map(([word]) => word);
  for (const companion of companions) for (const word of words) yield `${word} ${companion}`.trim();
  throw new Error('There are no further words.');
}
