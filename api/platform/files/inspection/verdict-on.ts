import { fileTypes, type FileType } from '#contract/platform/files/values.ts';
import { complaintAboutPdf, isWholePdf, type PdfComplaint } from '../model/pdf.ts';
import { mostPixels, pictureSize } from '../model/picture-size.ts';
import { inflateWithin } from './inflate-within.ts';
import { mimeOf } from './mime-of.ts';

export type Sent = { bytes: Uint8Array; allowed: readonly FileType[] };
export type Verdict = { type: FileType } | { refused: 'file_type_not_allowed' | 'picture_too_large' | PdfComplaint };

export async function verdictOn({ bytes, allowed }: Sent): Promise<Verdict> {
  const mime = await mimeOf(bytes);
  const type = allowed.find((candidate) => fileTypes[candidate] === mime);
  if (!type) return { refused: 'file_type_not_allowed' };
  if (type === 'pdf') return verdictOnPdf(bytes);
  return type === 'jpg' || type === 'png' ? verdictOnPicture(bytes, type) : { type };
}

async function verdictOnPdf(bytes: Uint8Array): Promise<Verdict> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!isWholePdf(text)) return { refused: 'file_type_not_allowed' };
  const refused = await complaintAboutPdf(text, inflateWithin(bytes));
  return refused ? { refused } : { type: 'pdf' };
}

function verdictOnPicture(bytes: Uint8Array, type: FileType): Verdict {
  const size = pictureSize(bytes);
  if (!size) return { refused: 'file_type_not_allowed' };
  return size.width * size.height > mostPixels ? { refused: 'picture_too_large' } : { type };
}
