import { sql } from 'kysely';
import type { MergedField } from '#contract/areas/privacy/merging.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';
import { lockPerson, savePerson, type PersonColumns } from './person-store.ts';

export type MergedUser = Whose & { person: PersonColumns; isDeleted: boolean; isDisabled: boolean };

/** Each with its person, by id, also when it is deleted. With `isLocked`, whatever refers to them waits. */
export async function usersToMerge(
  ctx: Ctx,
  ids: readonly number[],
  isLocked = false,
): Promise<Map<number, MergedUser>> {
  const query = ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .selectAll('persons')
    .select(['users.id as user_id', 'username', 'users.deleted_at as left_at', 'disabled_at'])
    .where('users.id', 'in', ids)
    .orderBy('users.id');
  const rows = await (isLocked ? query.forUpdate() : query).execute();
  return new Map(
    rows.map(({ user_id: userId, id: personId, username, left_at, disabled_at, ...person }) => [
      userId,
      { userId, personId, username, person, isDeleted: left_at !== null, isDisabled: disabled_at !== null },
    ]),
  );
}

/** What belongs to a field, and is taken over with it. */
export const columnsOfField = {
  birth_date: ['birth_date'],
  document_number: ['document_number', 'document_type', 'document_country', 'document_expires_on'],
  phone: ['phone'],
  street: ['street', 'city', 'province', 'postal_code', 'country'],
  professional_situation: ['professional_situation'],
  gender: ['gender'],
} as const satisfies Record<MergedField, readonly (keyof PersonColumns)[]>;

/** Where the account that stays has none. */
export async function takePictureAndCart(
  tx: Ctx,
  { staying, removed }: { staying: Whose; removed: Whose },
): Promise<void> {
  await sql`update users k set user_picture_id = coalesce(k.user_picture_id, r.user_picture_id),
      cart = case when k.cart in ('', '[]') then r.cart else k.cart end, cart_version = k.cart_version + 1
    from users r where k.id = ${staying.userId} and r.id = ${removed.userId}`.execute(tx.db);
}

/** After the other is erased: of two persons only one can have a document. */
export async function fillPerson(
  tx: Ctx,
  { staying, removed, fields }: { staying: MergedUser; removed: MergedUser; fields: readonly MergedField[] },
): Promise<void> {
  const columns = fields.flatMap((field): readonly (keyof PersonColumns)[] => columnsOfField[field]);
  if (columns.length === 0) return;
  const taken = Object.fromEntries(columns.map((column) => [column, removed.person[column]]));
  await savePerson(tx, staying.personId, { ...(await lockPerson(tx, staying.personId)), ...taken });
}
