import { Refusal } from '#contract/refusals.ts';
import { readFileFacts } from '#api/platform/files/index.ts';
import { fileGrant, readGrant } from '../tokens.ts';
import { appOrigin, filePolicy } from './content-policy.ts';
import { sendStored, type Content, type Exchange } from './send.ts';

const shownInPlace = /^(application\/pdf|image\/|video\/|audio\/|text\/vtt)/;

/** Serves `/file/<token>/<name>`: a video, captions or a file. */
export async function sendStoredFile(
  { ctx, requireStanding }: Content,
  exchange: Exchange,
  token: string,
): Promise<void> {
  const grant = readGrant(ctx, fileGrant, token);
  if (!grant) throw new Refusal('content_link_expired');
  await requireStanding(grant);
  const { storage_key, byte_size, mime, name } = await readFileFacts(ctx, grant.id);
  const way = shownInPlace.test(mime) ? 'inline' : 'attachment';
  await sendStored(exchange, {
    files: ctx.files,
    key: storage_key,
    bytes: byte_size,
    type: mime,
    headers: {
      'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': filePolicy(ctx),
      'cache-control': 'private, max-age=14400',
      // Browsers load captions with CORS.
      'access-control-allow-origin': appOrigin(ctx),
    },
  });
}
