/** Begins and ends as a PDF must; a page that only says it is one does not. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const end = latin(bytes.subarray(-2_048));
  return latin(bytes.subarray(0, 5)) === '%PDF-' && end.includes('startxref') && end.includes('%%EOF');
}

// Actions that run, send or start something. /OpenAction alone may only say which page to show first.
const actions = new Set(['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'Rendition']);

/** Whether the objects of a PDF (its text without the streams, or an inflated object stream) hold an action that acts. */
export function hasActiveContent(objects: string): boolean {
  for (const [, name = ''] of objects.matchAll(/\/([^\s()<>[\]{}/%]+)/g)) {
    if (
      actions.has(
        name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      )
    )
      return true;
  }
  return false;
}

export type PdfParts = { objects: string; objectStreams: Uint8Array[] };

/** Splits a PDF into the text of its objects and its still deflated object streams, in which actions may hide. */
export function pdfParts(bytes: Uint8Array): PdfParts {
  const text = latin(bytes);
  const objects: string[] = [];
  const objectStreams: Uint8Array[] = [];
  let from = 0;
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    if (index < from || text.slice(index - 3, index) === 'end') continue;
    const end = text.indexOf('endstream', index);
    if (end === -1) break;
    const before = text.slice(from, index);
    objects.push(before);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    if (/\/Type\s*\/ObjStm/.test(dictionary)) objectStreams.push(bytes.subarray(index + opening.length, end));
    from = end + 'endstream'.length;
  }
  objects.push(text.slice(from));
  return { objects: objects.join('\n'), objectStreams };
}

/** One character per byte. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
