import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseFile } from '#api/app/course-folder/format.ts';
import { schoolOf, type PartnerKey } from './partners.ts';

const root = join(import.meta.dirname, 'courses');

/** What `course.json` says of every course of the seed. */
type Facts = Pick<CourseFile, 'key' | 'title' | 'type'> & {
  summary: LocalizedText;
  description: LocalizedText;
  outcomes: LocalizedText[];
  requirements: LocalizedText;
  workload_hours: number;
  category: string;
  partner: string;
  prices: { aoa: number; usd?: number };
};
export type SeedCourse = Facts & { school: PartnerKey; folder: string };

/** In the order of their folders, which is that of their publication. */
export const courses: SeedCourse[] = readdirSync(root)
  .toSorted()
  .map((name) => {
    const folder = join(root, name);
    const facts: Facts = JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8'));
    return { ...facts, folder, school: schoolOf(facts.partner) };
  });

export function courseWithKey(key: string): SeedCourse {
  const course = courses.find((each) => each.key === key);
  if (!course) throw new Error(`The seed has no course ${key}.`);
  return course;
}
