import { Refusal } from '#contract/refusals.ts';
import { neutralType, typeOfName } from '../model/file-types.ts';
import { packageFileKey } from '../package/file-key.ts';
import { packageGrant, readGrant } from '../tokens.ts';
import { packagePolicy } from './content-policy.ts';
import { sendStored, type Content, type Exchange } from './send.ts';

/** Serves `/scorm/<token>/<path>`. The path is only used to compute the storage key. */
export async function sendPackageFile(
  { ctx, requireStanding }: Content,
  exchange: Exchange,
  { token, path }: { token: string; path: string },
): Promise<void> {
  const grant = readGrant(ctx, packageGrant, token);
  if (!grant) throw new Refusal('content_link_expired');
  await requireStanding(grant);
  const key = packageFileKey(grant.sha256, path);
  const bytes = await ctx.files.size(key);
  const type = typeOfName(path);
  const isDownload = type === neutralType || (!grant.in_window && isBlockedInFrame(type, exchange));
  if (bytes === null) throw new Refusal('not_found');
  const headers = {
    'content-security-policy': packagePolicy(ctx),
    'cache-control': 'private, max-age=14400',
    ...(type === pdf && { vary: 'sec-fetch-dest' }),
    ...(isDownload && { 'content-disposition': 'attachment' }),
  };
  await sendStored(exchange, { files: ctx.files, key, bytes, type, headers });
}

const pdf = 'application/pdf';

/** Browsers run no PDF viewer in a sandboxed frame and show an error in place of the activity. */
function isBlockedInFrame(type: string, { request }: Exchange): boolean {
  const destination = request.headers['sec-fetch-dest'];
  return type === pdf && (destination === 'iframe' || destination === 'frame');
}
