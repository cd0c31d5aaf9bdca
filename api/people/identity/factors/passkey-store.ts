import type { Passkey } from '#contract/people/identity/factors.ts';
import type { Ctx } from '#api/shared/context.ts';

export type StoredPasskey = {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: string;
  transports: string;
  counter: number;
};

export function findPasskey(ctx: Ctx, credentialId: string): Promise<StoredPasskey | undefined> {
  return ctx.db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'credential_id', 'public_key', 'transports', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function listPasskeys(ctx: Ctx, userId: number): Promise<(Passkey & { credential: Descriptor })[]> {
  const rows = await ctx.db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map((row) => ({ ...toPasskey(row), credential: descriptorOf(row) }));
}

type Descriptor = { id: string; transports: string[] };

function descriptorOf({ credential_id, transports }: { credential_id: string; transports: string }): Descriptor {
  return { id: credential_id, transports: transports.split(',').filter(Boolean) };
}

type NewPasskey = { name: string; credentialId: string; publicKey: string; transports: string[]; counter: number };

export async function insertPasskey(ctx: Ctx, userId: number, passkey: NewPasskey): Promise<Passkey | undefined> {
  const row = await ctx.db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      transports: passkey.transports.join(','),
      counter: passkey.counter,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPasskey(row);
}

/** Answers false when the counter has moved on meanwhile: of two answers with the same counter, one wins. */
export async function savePasskeyUse(ctx: Ctx, { id, counter }: StoredPasskey, newCounter: number): Promise<boolean> {
  const used = await ctx.db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: ctx.now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

type Own = { userId: number; id: number };

export async function savePasskeyName(ctx: Ctx, { userId, id }: Own, name: string): Promise<Passkey | undefined> {
  const row = await ctx.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && toPasskey(row);
}

export async function deletePasskey(ctx: Ctx, { userId, id }: Own): Promise<boolean> {
  const gone = await ctx.db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

type Row = { id: number; name: string; created_at: Date; last_used_at: Date | null };

function toPasskey({ id, name, created_at, last_used_at }: Row): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
