import { textIn } from '#contract/basics.ts';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readFileFacts } from '#api/platform/files/index.ts';
import { accessTo, type Access, type Input } from './access.ts';
import { fileAddress } from './content-addresses.ts';
import { holderOf } from './holder.ts';
import { scosOf } from './scos-of.ts';
import { leastSecondsOf, missingSecondsOf } from './least-time.ts';
import { isDoneByOpening } from './save-progress.ts';
import { findProgress, noteOpened, type FoundContent, type ProgressKey } from './store.ts';

/** Refuses as `accessTo`. */
export async function openContent(ctx: Ctx, input: Input & { for_later?: true | undefined }): Promise<OpenedContent> {
  const access = await accessTo(ctx, input);
  const { content } = access;
  const own = await ownProgress(ctx, access, input.for_later);
  const parts = await partsOf(ctx, access);
  return {
    content_id: content.id,
    type: content.type,
    title: textIn(content.title, ctx.locale),
    body: textIn(content.body, ctx.locale),
    status: own.status,
    done_in_seconds: own.done_in_seconds,
    enrollment_id: own.enrollment_id,
    has_assessment: content.type === 'assessment' || content.has_assessment,
    link: content.url,
    file: parts.file,
    scorm: parts.scorm,
    video: parts.video && { ...parts.video, position_seconds: own.position_seconds },
  };
}

async function ownProgress(ctx: Ctx, { content, enrollment }: Access, isForLater = false) {
  if (!enrollment)
    return { status: 'not_started', done_in_seconds: null, enrollment_id: null, position_seconds: 0 } as const;
  const key = { enrollmentId: enrollment.id, contentId: content.id };
  const progress = await findProgress(ctx, key);
  const status = progress?.status ?? 'not_started';
  return {
    status,
    done_in_seconds: status === 'done' || isForLater ? null : await countDown(ctx, { content, key }),
    enrollment_id: enrollment.id,
    position_seconds: progress?.position_seconds ?? 0,
  };
}

/** Starts the clock of the content, and with the first one that of the enrollment. Null where its own rules decide. */
async function countDown(ctx: Ctx, { content, key }: { content: FoundContent; key: ProgressKey }) {
  if (content.type !== 'video' && !isDoneByOpening(content)) return null;
  const least = await leastSecondsOf(ctx, content);
  await noteOpened(ctx, key);
  return least === 0 ? 0 : missingSecondsOf(ctx, { key, least });
}

type Video = Omit<NonNullable<OpenedContent['video']>, 'position_seconds'>;
type Parts = { video: Video | null } & Pick<OpenedContent, 'file' | 'scorm'>;

const noParts: Parts = { video: null, file: null, scorm: null };

async function partsOf(ctx: Ctx, access: Access): Promise<Parts> {
  const { content } = access;
  if (content.type === 'video') return { ...noParts, video: await videoOf(ctx, access) };
  if (content.type === 'file') return { ...noParts, file: await fileOf(ctx, access, content.file_id) };
  if (content.type === 'scorm') return { ...noParts, scorm: await scosOf(ctx, access) };
  return noParts;
}

async function fileOf(ctx: Ctx, access: Access, id: number | null): Promise<OpenedContent['file']> {
  if (id === null) return null;
  const { name, mime, byte_size } = await readFileFacts(ctx, id);
  return { url: fileAddress(ctx, { id, name, holder: holderOf(ctx, access) }), name, mime, byte_size };
}

async function videoOf(ctx: Ctx, access: Access): Promise<Video | null> {
  const { content } = access;
  const file = await fileOf(ctx, access, content.file_id);
  if (!file) return null;
  const captions = await fileOf(ctx, access, content.captions_file_id);
  return {
    url: file.url,
    mime: file.mime,
    byte_size: file.byte_size,
    captions: captions && { url: captions.url, language: content.captions_language ?? 'pt' },
    duration_seconds: content.duration_seconds ?? 0,
  };
}
