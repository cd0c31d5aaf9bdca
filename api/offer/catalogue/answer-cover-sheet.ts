import { gzipSync } from 'node:zlib';
import { takes } from '#api/shared/http/takes.ts';
import { Refusal } from '#contract/refusals.ts';
import type { CoverSubject } from './model/cover-address.ts';
import { coverSheet, isAsRequested, readPieces, type SheetPiece } from './model/cover-sheet.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Subjects by `course 12`, `category linguas` or `post 3`. */
type FindSubjects = (pieces: readonly SheetPiece[]) => Promise<ReadonlyMap<string, CoverSubject>>;

export async function answerCoverSheet(request: Request, find: FindSubjects): Promise<Response> {
  const pieces = readPieces(new URL(request.url).searchParams.get('of') ?? '');
  if (!pieces) throw new Refusal('not_found');
  const subjects = await find(pieces);
  const rendered = pieces.map((piece) => ({ piece, subject: subjects.get(`${piece.of} ${piece.key}`) }));
  const svg = coverSheet(rendered);
  const takesGzip = takes('gzip', request.headers.get('accept-encoding'));
  return new Response(takesGzip ? gzipSync(svg) : svg, {
    headers: {
      ...(takesGzip && { 'content-encoding': 'gzip' }),
      vary: 'accept-encoding',
      'content-type': 'image/svg+xml',
      'cache-control': isAsRequested(rendered) ? forEver : forAnHour,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
