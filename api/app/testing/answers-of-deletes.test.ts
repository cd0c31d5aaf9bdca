import { describe, expect } from 'vitest';
import type { z } from 'zod';
import type { Belongings } from '#api/shared/testing/access-row.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { calls, type Call } from '../calls.ts';
import type { As } from './specification-rows.ts';
import { callerOf, test, type AccessMatrix } from './access-matrix/make.ts';

type Step = [call: string, as: As, item: (of: Belongings) => unknown];

const item = (name: keyof Belongings) => (of: Belongings) => ({ id: of[name] });
const course = ({ courseId: course_id }: Belongings) => ({ course_id });
const dollar = () => ({ id: 2 });

function deletedAndRestored(noun: string, as: As, of: Step[2]): Record<string, Step[]> {
  const [gone, back]: Step[] = [
    [`PUT /${noun}/delete`, as, of],
    [`PUT /${noun}/restore`, as, of],
  ];
  return gone && back ? { [gone[0]]: [gone], [back[0]]: [gone, back] } : {};
}

/** Each with what has to be done before it. */
const steps: Record<string, Step[]> = {
  ...deletedAndRestored('currencies', 'administrator', dollar),
  ...deletedAndRestored('news', 'administrator', item('postId')),
  ...deletedAndRestored('categories', 'administrator', item('categoryId')),
  ...deletedAndRestored('courses', 'administrator', item('courseId')),
  ...deletedAndRestored('partners', 'administrator', item('partnerId')),
  ...deletedAndRestored('notifications', 'owner', item('notificationId')),
  ...deletedAndRestored('user-warnings', 'owner', item('warningId')),
  'PUT /wishlist/delete': [['PUT /wishlist/delete', 'owner', course]],
  'PUT /wishlist/restore': [
    ['POST /wishlist/create', 'owner', course],
    ['PUT /wishlist/delete', 'owner', course],
    ['PUT /wishlist/restore', 'owner', course],
  ],
  'PUT /lessons/restore': [
    ['PUT /lessons/cancel', 'administrator', ({ lessonId: id }) => ({ id, reason: 'Chuva' })],
    ['PUT /lessons/restore', 'administrator', item('lessonId')],
  ],
  ...deletedAndRestored('modules', 'administrator', item('moduleId')),
  ...deletedAndRestored('contents', 'administrator', item('contentId')),
  'PUT /reviews/delete': [['PUT /reviews/delete', 'owner', item('reviewId')]],
  'PUT /tax-addresses/delete': [['PUT /tax-addresses/delete', 'owner', item('taxAddressId')]],
  'PUT /qualifications/delete': [['PUT /qualifications/delete', 'owner', item('qualificationId')]],
  'PUT /student-documents/delete': [['PUT /student-documents/delete', 'owner', item('documentId')]],
  'PUT /user-warnings/hard-delete': [
    ['PUT /user-warnings/delete', 'owner', item('warningId')],
    ['PUT /user-warnings/hard-delete', 'administrator', item('warningId')],
  ],
  'PUT /payment-details/express-phone/delete': [['PUT /payment-details/express-phone/delete', 'owner', () => ({})]],
  'PUT /payment-details/refund-iban/delete': [['PUT /payment-details/refund-iban/delete', 'owner', () => ({})]],
};

/** The access matrix has no such thing; they answer with the id alone. */
const withoutExample = [
  'PUT /users/passkeys/delete',
  'PUT /users/totp/delete',
  'PUT /timetable/feeds/delete',
  'PUT /hand-in-files/delete',
  'PUT /class-resources/delete',
  'PUT /waiting-entries/delete',
  'PUT /learning-guides/delete',
  'PUT /legal-texts/delete',
  'PUT /assessments/delete',
  'PUT /webhooks/delete',
  'PUT /webhooks/restore',
];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const deleting = calls.filter(({ path }) => /\/(?:hard-)?(?:delete|restore)$/.test(path));

/** A server caches settings and currencies, with columns that the contract does not have. */
async function asInServer(step: Ctx): Promise<Ctx> {
  const settings = openCachedCounts({ most: 1, freshMs: 60_000 });
  const rows = await step.db.selectFrom('application_settings').select(['slug', 'key', 'value']).execute();
  const currencies = await step.db
    .selectFrom('currencies')
    .select(['id', 'key', 'name', 'definition', 'deleted_at'])
    .execute();
  const values = new Map(rows.map(({ slug, key, value }) => [`${slug} ${key}`, value]));
  await settings.get('all', () => Promise.resolve({ values, currencies }));
  return { ...step, settings };
}

async function send(step: Ctx, accessMatrix: AccessMatrix, [call, as, of]: Step) {
  const [method = '', path = ''] = call.split(' ');
  const body = JSON.stringify({ data: [of(accessMatrix.of)] });
  const json = { 'content-type': 'application/json' };
  const { status, text } = await callerOf(step, accessMatrix, { method, path })(as, body, json);
  return { status, answer: JSON.parse(text) as { data: unknown[] } };
}

describe('a command that deletes or restores', () => {
  test('has an example, or answers with the id alone', () => {
    expect(deleting.map(nameOf).toSorted()).toEqual([...Object.keys(steps), ...withoutExample].toSorted());
  });

  test.for(deleting.filter((call) => steps[nameOf(call)]).map((call) => [nameOf(call), call] as const))(
    '%s answers with the fields of the contract alone, and as it is afterwards',
    async ([name, { declared }], { step, accessMatrix }) => {
      const server = await asInServer(step);
      const done = [];
      for (const each of steps[name] ?? []) done.push(await send(server, accessMatrix, each));
      expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
      const last = done.at(-1)?.answer;
      const schema = declared['~orpc'].outputSchema as unknown as z.ZodType;
      expect(last).toEqual(schema.parse(last));
      const stored = (last?.data ?? []) as { deleted_at?: string | null }[];
      const wrong = stored.filter(({ deleted_at }) => (deleted_at === null) !== name.endsWith('/restore'));
      expect(wrong.filter(({ deleted_at }) => deleted_at !== undefined)).toEqual([]);
    },
  );
});
