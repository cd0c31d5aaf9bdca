import { inflateSync } from 'node:zlib';
import { fileTypes, type FileType } from '#contract/files-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { mimeOf } from './mime-of.ts';
import { hasActiveContent, isWholePdf, pdfParts } from './model/pdf.ts';
import { mostPixels, pictureSize } from './model/picture-size.ts';

type Sent = { bytes: Uint8Array; allowed: readonly FileType[] };

/**
 * What a file is, by its bytes and never by its name. Refuses `file_type_not_allowed` for anything but a whole file of
 * an allowed type, `picture_too_large` by its pixels, and `file_has_scripts` for a PDF that would run something.
 */
export async function inspect({ bytes, allowed }: Sent): Promise<FileType> {
  const mime = await mimeOf(bytes);
  const type = allowed.find((candidate) => fileTypes[candidate] === mime);
  if (!type) throw notAllowed(allowed);
  if (type === 'pdf') inspectPdf({ bytes, allowed });
  if (type === 'jpg' || type === 'png') inspectPicture({ bytes, allowed });
  return type;
}

function inspectPdf({ bytes, allowed }: Sent): void {
  const { objects, objectStreams } = pdfParts(bytes);
  if (hasActiveContent(objects)) throw new Refusal('file_has_scripts', { field: 'file' });
  if (!isWholePdf(bytes)) throw notAllowed(allowed);
  for (const stream of objectStreams) {
    if (hasActiveContent(inflated(stream))) throw new Refusal('file_has_scripts', { field: 'file' });
  }
}

const mostInflatedBytes = 20_000_000;

function inflated(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { maxOutputLength: mostInflatedBytes }).toString('latin1');
  } catch {
    // Another filter, encrypted, or cut off: nothing that a reader of ours would run, since it is only ever downloaded.
    return '';
  }
}

function inspectPicture({ bytes, allowed }: Sent): void {
  const size = pictureSize(bytes);
  if (!size) throw notAllowed(allowed);
  if (size.width * size.height > mostPixels) throw new Refusal('picture_too_large', { field: 'file' });
}

function notAllowed(allowed: readonly FileType[]): Refusal {
  return new Refusal('file_type_not_allowed', { field: 'file', types: allowed.join(', ').toUpperCase() });
}
