import { randomUUID } from 'node:crypto';
import { demoPeople } from '#seed/people.ts';
import { demoPerson, newPerson, type Person, type SignedIn } from './people.ts';
import { courseOf } from './shopping.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

export type RunningClass = {
  classId: number;
  path: string;
  lessonId: number;
  trainer: Person;
  administrator: SignedIn;
  learners: Person[];
  enrollmentIds: number[];
};

type Input = { learners?: number; course?: string };

/** A class of a trainer of its own, whose second lesson began a few minutes ago. */
export async function runningClass({
  learners: many = 2,
  course = 'seguranca-em-obra',
}: Input = {}): Promise<RunningClass> {
  const administrator = await demoPerson(demoPeople.administrator);
  const trainer = await newPerson({ role: 'trainer' });
  const { id: course_id } = await courseOf(course);
  const now = Date.now();
  const [made] = (
    await administrator.send<{ id: number }>('POST /classes/create', {
      course_id,
      code: `P-${randomUUID()}`,
      type: 'presential',
      tz: 'Africa/Luanda',
      start_at: at(now + dayMs),
      end_at: at(now + 20 * dayMs),
      trainer_ids: [trainer.personId],
    })
  ).data;
  const classId = made?.id ?? 0;
  const learners: Person[] = [];
  for (let enrolled = 0; enrolled < many; enrolled += 1) {
    const learner = await newPerson();
    await administrator.send('POST /enrollments/create', { class_id: classId, person_id: learner.personId });
    learners.push(learner);
  }
  // Nobody enrolls in a class that has begun, so it begins afterwards.
  await administrator.send('PUT /classes', { id: classId, start_at: at(now - 2 * dayMs) });
  for (const from of [now - dayMs, now - 2 * minuteMs, now + 2 * dayMs]) {
    await administrator.send('POST /lessons/create', { class_id: classId, ...lasting(from) });
  }
  const lessons = await trainer.list<{ id: number }>('POST /lessons', { class_id: classId });
  const rows = await trainer.list<{ enrollment_id: number; person: { id: number } }>('POST /attendances', {
    class_id: classId,
  });
  const enrollmentIds = learners.map(
    ({ personId }) => rows.results.find(({ person }) => person.id === personId)?.enrollment_id ?? 0,
  );
  const lessonId = lessons.results[1]?.id ?? 0;
  return { classId, path: `/classes/${classId}/lessons`, lessonId, trainer, administrator, learners, enrollmentIds };
}

function lasting(from: number): { starts_at: string; ends_at: string } {
  return { starts_at: at(from), ends_at: at(from + 120 * minuteMs) };
}

function at(moment: number): string {
  return new Date(moment).toISOString();
}
