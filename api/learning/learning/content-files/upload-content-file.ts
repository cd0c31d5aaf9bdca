import { z } from 'zod';
import { ContentFile, ContentFileQuery } from '#contract/learning/learning/content-files.ts';
import { mostContentFileMegabytes } from '#contract/learning/learning/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { discardFile } from '#api/platform/files/index.ts';
import { requireClaim } from '#api/shared/context.ts';
import { openGate } from '#api/shared/files/uploads/gate.ts';
import { receiveFile } from '#api/shared/files/uploads/receive-file.ts';
import { uploadRoute } from '#api/shared/files/uploads/upload-route.ts';
import { fileRefusals, succeeded } from '#api/shared/http/route-doc.ts';
import { recordContentFile, storeContentFile, type SentContentFile } from './store-content-file.ts';

/** `POST /content-files/create?kind=video&name=aula.mp4` with the file as its body. Videos are never in memory as a whole. */
export const contentFileRoute = uploadRoute({
  method: 'POST',
  path: '/content-files/create',
  doc: {
    summary: 'Upload a file for a content',
    description:
      'The body is the file: a PDF of up to 50 MB, a picture in JPEG or PNG of up to 10 MB, a video in MP4 or WebM of up to 500 MB, or captions in WebVTT of up to 1 MB. What it is, its bytes say, not its name. A content takes its id; one that no content has taken after a day is removed. Needs the claim `contents.edit`.',
    auth: 'bearer',
    query: ContentFileQuery,
    body: { contentType: 'application/octet-stream' },
    answer: { contentType: 'application/json', schema: succeeded(z.tuple([ContentFile])) },
    refuses: [
      'invalid_input',
      'not_signed_in',
      'not_allowed',
      'content_file_too_large',
      ...fileRefusals,
      'picture_too_large',
      'video_damaged',
      'captions_without_header',
      'captions_not_utf8',
      'captions_without_time',
      'captions_time_unreadable',
      'captions_end_too_early',
      'captions_empty',
    ],
  },
  // Each kind has its own limit, which `receive` knows.
  mostBytes: Infinity,
  claim: 'contents.edit',
  mayI: (ctx) => requireClaim(ctx, 'contents.edit'),
  gate: openGate({ mostEach: 2, most: 4 }),
  weigh: () => 1,
  receive: receiveContentFile,
  prepare: storeContentFile,
  run: (ctx, { stored, sent, seconds }) => recordContentFile(ctx, { stored, sent, seconds }),
  discard: (ctx, { stored }) => discardFile(ctx, stored),
});

const missing = () => new Refusal('invalid_input', { field: 'file' });

type Handled = { body: SentContentFile; fingerprint: string };

function receiveContentFile<T>(request: Request, handle: (received: Handled) => Promise<T>): Promise<T> {
  const { kind, name } = queryOf(request);
  const megabytes = mostContentFileMegabytes[kind];
  const mostBytes = megabytes * 1_000_000;
  const tooLarge = () => new Refusal('content_file_too_large', { field: 'file', megabytes });
  if (Number(request.headers.get('content-length')) > mostBytes) throw tooLarge();
  return receiveFile(request, { mostBytes, missing, tooLarge }, ({ body: path, fingerprint: sha256 }) =>
    handle({ body: { kind, name, path, sha256 }, fingerprint: JSON.stringify([kind, name, sha256]) }),
  );
}

function queryOf(request: Request): ContentFileQuery {
  const query = ContentFileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (query.success) return query.data;
  throw new Refusal('invalid_input', { field: String(query.error.issues[0]?.path[0] ?? 'kind') });
}
