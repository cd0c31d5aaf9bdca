import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';

export type KeptFile = {
  id: number;
  category: string;
  name: string;
  mime: string;
  byte_size: number;
  sha256: string;
  storage_key: string;
  owner_user_id: number | null;
  created_at: Date;
};

export function insertFile(ctx: Ctx, file: Omit<KeptFile, 'id' | 'created_at'>): Promise<KeptFile> {
  return ctx.db
    .insertInto('files')
    .values({ ...file, created_at: ctx.now() })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function findFile(ctx: Ctx, id: number): Promise<KeptFile> {
  const file = await ctx.db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!file) throw new Refusal('not_found');
  return file;
}

const columns = [
  'id',
  'category',
  'name',
  'mime',
  'byte_size',
  'sha256',
  'storage_key',
  'owner_user_id',
  'created_at',
] as const;
