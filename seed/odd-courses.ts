import type { GeneratedCourse } from './generate-courses.ts';

export type MadeCourse = Omit<GeneratedCourse, 'title' | 'summary' | 'category' | 'partner' | 'workload_hours'> & {
  title: { pt?: string; 'en-GB'?: string };
  summary: { pt?: string; 'en-GB'?: string };
  category: string | null;
  partner: string | null;
  workload_hours: number | null;
};

const signs = [
  '<script>alert(1)</script>',
  '\u202Eoãçamargorp',
  'مقدمة في المحاسبة',
  '数据分析 入门',
  '👷🏽‍♀️ 🔥',
  'Z̷a̶l̵g̴o̵',
  "O'Neil & «Filhos» \\ %_% --",
  'a\u200Bb\u00ADc',
];
const unbroken = 'Desoxirribonucleicofosforilaçãomultidisciplinar'.repeat(5);

/** As in imported catalogues: one in 23 has unusual characters, one in 31 is very long, one in 11 lacks some fields. */
export function oddly(course: GeneratedCourse): MadeCourse {
  const { number, title } = course;
  if (number % 23 === 0) return { ...course, title: { pt: `${signs[number % signs.length]} ${title.pt}` } };
  if (number % 31 === 0) return { ...course, title: { pt: number % 2 ? unbroken : `${title.pt}; `.repeat(5).trim() } };
  if (number % 11 > 0) return course;
  return {
    ...course,
    title: { 'en-GB': title['en-GB'] },
    summary: {},
    category: null,
    partner: null,
    workload_hours: null,
  };
}
