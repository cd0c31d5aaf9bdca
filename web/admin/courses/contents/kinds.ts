import {
  contentFileKinds,
  mostContentFileMegabytes,
  mostFolderBytes,
  type ContentFileKind,
  type ContentType,
} from '#contract/learning/learning/values.ts';
import type { ContentRow } from './noun.ts';

/** A file that learners download or see in the page is a content of one type: its bytes tell which. */
export const contentKinds = [
  'text',
  'video',
  'document',
  'picture',
  'url',
  'scorm',
  'final',
  'task',
  'assessment',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Those that begin here: tasks and assessments have more than their content. */
export const newKinds = ['text', 'video', 'document', 'picture', 'url', 'scorm', 'final'] as const;
export type NewKind = (typeof newKinds)[number];

export function newKindOf(text: string | undefined): NewKind | undefined {
  return newKinds.find((kind) => kind === text);
}

export function typeOfKind(kind: ContentKind): ContentType {
  return kind === 'document' || kind === 'picture' ? 'file' : kind;
}

export function kindOf({ type, file }: Pick<ContentRow, 'type' | 'file'>): ContentKind {
  if (type !== 'file') return type;
  return file?.mime.startsWith('image/') ? 'picture' : 'document';
}

export type UploadKind = ContentFileKind | 'scorm';

const accepted: Record<UploadKind, string> = {
  document: '.pdf,application/pdf',
  picture: '.jpg,.jpeg,.png,image/jpeg,image/png',
  video: '.mp4,.webm,video/mp4,video/webm',
  captions: '.vtt,text/vtt',
  scorm: '.zip,application/zip',
};

const shortNames: Record<UploadKind, string> = {
  document: 'PDF',
  picture: 'JPG, PNG',
  video: 'MP4, WebM',
  captions: 'WebVTT (.vtt)',
  scorm: 'SCORM 1.2, SCORM 2004 (.zip)',
};

/** Where a file of this kind is sent, and what it may be. */
export function uploadOf(kind: UploadKind) {
  const fileKind = contentFileKinds.find((one) => one === kind);
  const mostMegabytes = fileKind ? mostContentFileMegabytes[fileKind] : mostFolderBytes / 1024 ** 2;
  const pathOf = (file: File) =>
    fileKind
      ? `/content-files/create?${String(new URLSearchParams({ kind: fileKind, name: file.name }))}`
      : '/scorm-packages/create';
  return { accept: accepted[kind], kinds: shortNames[kind], mostMegabytes, pathOf };
}
