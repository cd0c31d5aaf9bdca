import { signedIn, type Ctx } from '#api/shared/context.ts';

type Given = { name?: string; deleted_at?: Date };

let made = 0;

/** One of the organizations of this user, with a name of its own unless one is given. */
export async function makeOrganization(owner: Ctx, given: Given = {}): Promise<{ id: number; name: string }> {
  made += 1;
  const { name = `Organization ${made}`, deleted_at = null } = given;
  return owner.db
    .insertInto('organizations')
    .values({ user_id: signedIn(owner).userId, name, created_at: owner.now(), deleted_at })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}
