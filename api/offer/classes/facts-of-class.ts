import type { ClassFacts } from './class-facts.ts';

type NamedClass = Pick<ClassFacts, 'code' | 'course_title' | 'start_at' | 'tz' | 'is_followed_alone'>;

export function factsOfClass({ code, course_title, start_at, tz, is_followed_alone }: NamedClass) {
  const isDated = start_at !== null && !is_followed_alone;
  return {
    course: { text: course_title },
    class: code,
    dated: isDated ? 'yes' : 'no',
    start: isDated ? { moment: start_at.toISOString(), tz } : '',
  };
}
