import { nextToken, type Cursor } from './pdf-tokens.ts';
import { valueOf, type PdfValue } from './pdf-value.ts';

export function isWholePdf(text: string): boolean {
  const end = text.slice(-2_048);
  return text.startsWith('%PDF-') && end.includes('startxref') && end.includes('%%EOF');
}

export type Inflated = { text: string; state: 'whole' | 'damaged' | 'too_large' };

/** Inflates what begins at `from`; the text of a damaged stream ends before the damage. */
export type Inflate = (from: number) => Promise<Inflated>;

export type PdfComplaint = 'file_has_scripts' | 'file_not_readable';

// Actions that run, send or start something. /OpenAction alone may only say which page to show first.
const actions = new Set(['/JavaScript', '/JS', '/Launch', '/SubmitForm', '/ImportData', '/RichMedia', '/Rendition']);
const encryption = '/Encrypt';
const lookFor = new Set([...actions, encryption]);

// A file that needs more makes the parser read the same bytes repeatedly.
const mostReadings = 4;

/**
 * Why a PDF is refused, or null. Objects are searched wherever one can begin, also inside streams, strings and
 * comments, since a cross-reference may point anywhere. Object streams that ordinary tools never write are refused
 * unread.
 */
export async function complaintAboutPdf(text: string, inflate: Inflate): Promise<PdfComplaint | null> {
  const budget = { left: mostReadings * text.length };
  const streams: PdfValue[] = [];
  let isEncrypted = false;
  for (const at of placesOfObjects(text)) {
    const value = valueOf({ text, at, budget }, lookFor);
    if (!value.names.isDisjointFrom(actions)) return 'file_has_scripts';
    isEncrypted ||= value.names.has(encryption);
    if (isObjectStream(value)) streams.push(value);
    if (budget.left <= 0) return 'file_not_readable';
  }
  for (const stream of streams) {
    const complaint = complaintAboutContent(stream, await contentOf(stream, { text, inflate }), isEncrypted);
    if (complaint) return complaint;
  }
  return null;
}

function complaintAboutContent(stream: PdfValue, content: Inflated | null, isEncrypted: boolean): PdfComplaint | null {
  if (!content || content.state === 'too_large') return 'file_not_readable';
  const budget = { left: mostReadings * content.text.length + 1 };
  if (holdsAction(stream, { text: content.text, at: 0, budget })) return 'file_has_scripts';
  // Encrypted bytes do not inflate, and there is no key to read them with.
  const isUnread = budget.left <= 0 || (content.state === 'damaged' && !isEncrypted);
  return isUnread ? 'file_not_readable' : null;
}

function* placesOfObjects(text: string): Iterable<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (text.slice(at - 3, at) !== 'end') yield at + word.length;
    }
  }
}

/** Recognised by the entries that a reader needs: some readers do not check its type. */
function isObjectStream({ streamAt, entries }: PdfValue): boolean {
  return streamAt !== null && entries.has('/N') && entries.has('/First');
}

type Source = { text: string; inflate: Inflate };

async function contentOf({ entries, streamAt }: PdfValue, { text, inflate }: Source): Promise<Inflated | null> {
  if (streamAt === null || !hasPlainParameters(entries)) return null;
  const filter = entries.get('/Filter')?.join(' ') ?? '';
  if (/^(\[ )?\/(FlateDecode|Fl)( \])?$/.test(filter)) return inflate(streamAt);
  if (filter !== '') return null;
  const end = text.indexOf('endstream', streamAt);
  const length = Number(entries.get('/Length')?.join(' ')) || 0;
  return { text: text.slice(streamAt, end === -1 ? text.length : Math.max(end, streamAt + length)), state: 'whole' };
}

const wholeNumber = /^\d{1,9}$/;

/** Without a predictor, an external file or an indirect number. */
function hasPlainParameters(entries: PdfValue['entries']): boolean {
  const parameters = entries.get('/DecodeParms')?.join(' ') ?? 'null';
  const isPlain = ['null', '[ null ]', '<< >>'].includes(parameters);
  const numbers = ['/N', '/First'].every((key) => wholeNumber.test(entries.get(key)?.join(' ') ?? ''));
  return isPlain && numbers && !entries.has('/F') && !entries.has('/DP');
}

function holdsAction({ entries }: PdfValue, content: Cursor): boolean {
  const whole = { ...content };
  for (let token = nextToken(whole); token; token = nextToken(whole)) if (actions.has(token)) return true;
  const first = Number(entries.get('/First')?.[0]);
  const head = { ...content };
  for (let count = Number(entries.get('/N')?.[0]); count > 0 && head.at < first; count -= 1) {
    nextToken(head);
    const offset = nextToken(head);
    if (!wholeNumber.test(offset)) break;
    const { names } = valueOf({ ...content, at: first + Number(offset) }, actions);
    if (names.size > 0) return true;
  }
  return false;
}
