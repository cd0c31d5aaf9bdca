import { formFileTypes, largestFormFileBytes, mostFormFiles } from '#contract/learning/forms/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { storeFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearRate, limitRate } from '#api/shared/http/rate-limit.ts';
import { findByToken } from './find-by-token.ts';
import { openedState } from './model/form-status.ts';
import type { Link } from './store/tokens.ts';
import { countUploads, insertUpload, isKeyOfUpload, type Upload } from './store/uploads.ts';

/** Refuses `form_link_invalid`, `form_expired`, `form_already_answered`, `too_many_form_files`. */
export async function requireOpenLink(ctx: Ctx, token: string): Promise<Link> {
  const link = await findByToken(ctx, token);
  if (!link) throw new Refusal('form_link_invalid');
  const state = openedState(link, ctx.now());
  if (state !== 'open') throw new Refusal(state === 'expired' ? 'form_expired' : 'form_already_answered');
  if ((await countUploads(ctx, link.token_hash)) < mostFormFiles) return link;
  throw new Refusal('too_many_form_files', { most: mostFormFiles });
}

/** Refused files count as well, since each costs an inspection. */
export async function limitUploads(ctx: Ctx, { token_hash }: Link): Promise<void> {
  await limitRate(ctx, uploadBucket(token_hash), { most: 3 * mostFormFiles, withinSeconds: 3_600 });
}

/** Nothing that remains of an anonymous answer says when its files were sent. */
export async function clearUploadLimit(ctx: Ctx, { token_hash }: Link): Promise<void> {
  await clearRate(ctx, uploadBucket(token_hash));
}

function uploadBucket(tokenHash: string): string {
  return `form uploads ${tokenHash}`;
}

type Sent = { field: string; id: string; name: string; bytes: Uint8Array };

/** Inspects the file, and writes its bytes. */
export async function prepareUpload(ctx: Ctx, link: Link, { field, id, name, bytes }: Sent): Promise<Upload> {
  if (!link.fields.some(({ key, kind }) => key === field && kind === 'file')) {
    throw new Refusal('answer_unknown_field', { field });
  }
  const sender = `form link ${link.token_hash}`;
  const limits = { allowed: formFileTypes, mostBytes: largestFormFileBytes, sender };
  const stored = await storeFile(ctx, { category: 'outros', name, bytes, ...limits });
  const { mime, byte_size, storage_key } = stored;
  return { id, token_hash: link.token_hash, field_key: field, name: stored.name, mime, byte_size, storage_key };
}

/** An id that is taken is refused, or one link could replace the file of another. */
export async function recordUpload(ctx: Ctx, upload: Upload) {
  if (!(await insertUpload(ctx, upload))) throw new Refusal('invalid_input', { field: 'id' });
  const { id, name, byte_size } = upload;
  return { id, name, byte_size };
}

export async function discardUpload(ctx: Ctx, { storage_key }: Upload): Promise<void> {
  if (!(await isKeyOfUpload(ctx, storage_key))) await ctx.files.remove(storage_key);
}
