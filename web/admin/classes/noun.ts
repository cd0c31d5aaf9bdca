import type { Api } from '#contract/index.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

type Stored = RowOf<Api['classes']['retrieveClassSources']>;
/** A new one has no course before one is chosen. */
export type ClassRow = Omit<Stored, 'course_id'> & { course_id: number | null };
export type ClassFilter = {
  search?: string;
  status?: ClassRow['status'];
  type?: ClassRow['type'];
  course_id?: number;
  start_at?: { gte?: string; lte?: string };
};
export type ClassSort = 'code' | 'status' | 'start_at' | 'registration_deadline' | 'created_at';

export const classes: Noun<ClassRow, ClassFilter, ClassSort> = {
  name: 'classes',
  claim: 'classes.edit',
  source: (input) => queries().classes.retrieveClassSources.queryOptions({ input }),
  create: (input: Parameters<Api['classes']['createClass']>[0]) => api().classes.createClass(input),
  update: (input: Parameters<Api['classes']['updateClass']>[0]) => api().classes.updateClass(input),
  nameOf: ({ code, course_title: title }, locale) => `${code} · ${textIn(title, locale)}`,
  blank: {
    course_id: null,
    course_title: {},
    code: '',
    type: 'presential',
    tz: 'Africa/Luanda',
    capacity: null,
    min_participants: 0,
    start_at: null,
    end_at: null,
    registration_opens_at: null,
    registration_deadline: null,
    venue: null,
    city: null,
    meeting_url: null,
    attendance_min: 80,
    grade_min: 10,
    regulation_file_id: null,
    mandatory_files: [],
    trainer_ids: [],
    status: 'opened',
    created_at: '',
    taken: 0,
    waiting: 0,
    lesson_count: 0,
  },
};
