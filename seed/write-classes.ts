import type { NewClass } from '#contract/offer/classes/calls.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { createClass, saveRegulation, moveClass, storeRegulation } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { at } from './acting.ts';
import { regulation } from './media/regulation.ts';
import { places } from './classes/places.ts';
import { calledOff, closedEarly, runs, type Run } from './classes/runs.ts';
import { lessonsOfRun, type LessonTimes } from './classes/timetable.ts';
import type { PartnerKey } from './partners.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { People } from './write-people.ts';

export type WrittenClass = {
  id: number;
  course: WrittenCourse;
  /** Null for self-paced courses. */
  week: number | null;
  /** The end of registration. */
  deadline: Date;
  end: Date | null;
  taken: number;
};

const prefixes: Record<PartnerKey, string> = {
  baia: 'IBL',
  planalto: 'AP',
  beira: 'CSB',
  tejo: 'EOT',
  indico: 'CLI',
  norte: 'NF',
  lubango: 'EOL',
  mussulo: 'EM',
};

type Timetable = { course: WrittenCourse; run: Run; lessons: LessonTimes[] };

export async function writeClasses(ctx: Ctx, { courses, people, day }: Input): Promise<WrittenClass[]> {
  const timetables = courses
    .flatMap((course) => (runs[course.key] ?? []).map((run) => timetableOf(course, run, day)))
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.course.key.localeCompare(b.course.key));
  const counts = new Map<string, number>();
  const file = { name: 'Regulamento das turmas.pdf', bytes: await regulation() };
  const rules = await saveRegulation(ctx, await storeRegulation(ctx, file));
  const stored: WrittenClass[] = [];
  for (const timetable of timetables) stored.push(await writeRun(ctx, { timetable, counts, people, rules }));
  for (const course of courses.filter(({ type }) => type === 'online')) {
    stored.push(await writeStanding(ctx, { course, counts, people }));
  }
  return stored;
}

type Input = { courses: WrittenCourse[]; people: People; day: string };

const daysOfDeadline = 4;
const daysOfNotice = 75;

function timetableOf(course: WrittenCourse, run: Run, day: string): Timetable {
  return { course, run, lessons: lessonsOfRun(run, { hours: course.workload_hours, day }) };
}

function startOf({ lessons }: Timetable): string {
  return lessons[0]?.starts_at ?? '';
}

type Writing = { counts: Map<string, number>; people: People };

async function writeRun(
  ctx: Ctx,
  { timetable, rules, ...writing }: Writing & { timetable: Timetable; rules: { id: number } },
): Promise<WrittenClass> {
  const { course, run, lessons } = timetable;
  const [week, place, , capacity, taken = 0] = run;
  const [start, end] = [startOf(timetable), lessons.at(-1)?.ends_at ?? ''];
  const code = codeOf(course, start.slice(0, 4), writing.counts);
  const deadline = daysBefore(start, daysOfDeadline);
  const isOver = new Date(end) < ctx.now();
  const { id } = await createClass(at(ctx, earlier(daysBefore(start, daysOfNotice), ctx.now())), {
    ...commonOf(course, writing.people),
    code,
    capacity,
    ...places[place],
    start_at: start,
    end_at: end,
    ...(places[place].city === null && { meeting_url: `https://aulas.mestria.example/${code.toLowerCase()}` }),
    regulation_file_id: rules.id,
    min_participants: Math.min(6, capacity),
    registration_deadline: deadline.toISOString(),
    // No data can record that past lessons were given.
    lessons: isOver ? [] : lessons,
  });
  return { id, course, week, deadline, end: new Date(end), taken };
}

/** Self-paced: there is always a free seat. */
async function writeStanding(ctx: Ctx, { course, counts, people }: Writing & { course: WrittenCourse }) {
  const code = codeOf(course, 'L', counts);
  const { id } = await createClass(ctx, { ...commonOf(course, people), code, capacity: null, tz: 'Africa/Luanda' });
  return { id, course, week: null, deadline: ctx.now(), end: null, taken: 0 };
}

function commonOf(
  { id, type, school }: WrittenCourse,
  { trainers }: People,
): Pick<NewClass, 'course_id' | 'type' | 'trainer_ids'> {
  const trainer = trainers.get(school);
  return { course_id: id, type, trainer_ids: trainer ? [trainer.person_id] : [] };
}

export async function endClasses(ctx: Ctx, classes: WrittenClass[]): Promise<void> {
  for (const { id, course, week, deadline, end } of classes) {
    if (end === null) continue;
    if (course.key === calledOff.course && week === calledOff.week) {
      await moveClass(ctx, { id, move: 'cancel', reason: calledOff.reason });
      continue;
    }
    const isDue = deadline <= ctx.now();
    const isClosedEarly = course.key === closedEarly.course && week === closedEarly.week;
    if (isDue || isClosedEarly) await moveClass(isDue ? at(ctx, deadline) : ctx, { id, move: 'close' });
    const concluded = daysBefore(end.toISOString(), -2);
    if (concluded <= ctx.now()) await moveClass(at(ctx, concluded), { id, move: 'conclude' });
  }
}

/** As schools write them: IBL-2026-07, and IBL-L-02 for a self-paced course. */
function codeOf({ school }: WrittenCourse, group: string, counts: Map<string, number>): string {
  const series = `${prefixes[school]}-${group}`;
  const count = (counts.get(series) ?? 0) + 1;
  counts.set(series, count);
  return `${series}-${String(count).padStart(2, '0')}`;
}

function daysBefore(moment: string, days: number): Date {
  return new Date(Date.parse(moment) - days * dayMs);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
