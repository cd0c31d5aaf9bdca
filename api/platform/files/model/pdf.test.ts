import { describe, expect, test } from 'vitest';
import { complaintAboutPdf, isWholePdf, type Inflated } from './pdf.ts';

const action = '<</S/JavaScript/JS(x)>>';
const plain = '<</Type/Catalog/Pages 2 0 R>>';

function complaint(text: string, inflated?: Partial<Inflated>) {
  return complaintAboutPdf(text, async (from) => ({ text: text.slice(from), state: 'whole', ...inflated }));
}

function objectStream(entries: string, content = `1 0 ${plain}`): string {
  return `5 0 obj<</Type/ObjStm/N 1/First 4${entries}>>stream\n${content}\nendstream endobj`;
}

describe('a PDF', () => {
  test('is whole when it begins and ends as one', () => {
    expect(isWholePdf('%PDF-1.7\n…\nstartxref\n9\n%%EOF\n')).toBe(true);
    expect(isWholePdf('%PDF-1.7\n<script>alert(1)</script>')).toBe(false);
  });

  test.for([
    ['an object', `1 0 obj ${action} endobj`],
    ['an object behind a comment', `1 0 obj % 2 0 obj\n ${action} endobj`],
    [
      'an object after a comment that looks like a stream',
      `1 0 obj ${plain} % stream\nendobj 2 0 obj ${action} endobj`,
    ],
    ['an object inside a stream', `1 0 obj<</Length 90>>stream\n2 0 obj ${action} endobj\nendstream endobj`],
    ['an object inside a string', `1 0 obj (2 0 obj ${action} endobj) endobj`],
    ['a name alone, for others to point to', '1 0 obj /JavaScript endobj'],
    ['a name with escapes', '1 0 obj <</S/J#61va#53cript>> endobj'],
    ['a dictionary with a bracket too many', `1 0 obj <</A [>> >>] /B ${action}>> endobj`],
    ['a trailer', `trailer<</Root<</OpenAction ${action}>>>>`],
    ['an object stream', objectStream('/Filter/FlateDecode', `1 0 ${action}`)],
    ['an object stream whose keys have escapes', `5 0 obj<</Type/Obj#53tm/#4e 1/F#69rst 4>>stream\n1 0 ${action}`],
    ['an object stream that does not say what it is', `5 0 obj<</N 1/First 4>>stream\n1 0 ${action}`],
    ['a string of an object stream, to which its head points', objectStream('', `1 5 (    ${action})`)],
  ] as const)('is refused with an action in %s', async ([, text]) => {
    expect(await complaint(text)).toBe('file_has_scripts');
  });

  test.for([
    ['is written in another filter', objectStream('/Filter/ASCIIHexDecode')],
    ['is written in two filters', objectStream('/Filter[/ASCIIHexDecode/FlateDecode]')],
    ['names its filter twice', objectStream('/Filter/FlateDecode/Filter/ASCIIHexDecode')],
    ['has a predictor', objectStream('/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
    ['has its filter in another object', objectStream('/Filter 7 0 R')],
    ['lies in another file', objectStream('/F(other)')],
  ] as const)('is refused unread when an object stream %s', async ([, text]) => {
    expect(await complaint(text)).toBe('file_not_readable');
  });

  test('is refused unread when an object stream is damaged or too large, except encrypted ones', async () => {
    const text = objectStream('/Filter/FlateDecode');
    expect(await complaint(text, { state: 'damaged' })).toBe('file_not_readable');
    expect(await complaint(text, { state: 'too_large' })).toBe('file_not_readable');
    const encrypted = `${text} trailer<</Encrypt 9 0 R>>`;
    expect(await complaint(encrypted, { state: 'damaged' })).toBeNull();
    expect(await complaint(encrypted, { state: 'damaged', text: action })).toBe('file_has_scripts');
    expect(await complaint(encrypted, { state: 'too_large' })).toBe('file_not_readable');
  });

  test('that makes the parser read the same bytes repeatedly is refused unread', async () => {
    expect(await complaint('obj<<'.repeat(100_000))).toBe('file_not_readable');
    expect(await complaint('obj('.repeat(100_000))).toBe('file_not_readable');
    const stream = '5 0 obj<</N 999999999/First 9999/Filter/Fl>>stream\nendstream';
    expect(await complaint(stream, { text: `${'1 0 '.repeat(2_450)}${'('.repeat(10_000)}` })).toBe('file_not_readable');
    expect(await complaint(stream, { text: '1 x (' })).toBeNull();
  });

  test.for([
    ['says which page to show first', '1 0 obj<</OpenAction[3 0 R/Fit]>>endobj'],
    ['has JavaScript in its title', '1 0 obj<</Title(HTML/CSS/JavaScript (1\\))>>endobj'],
    ['has JavaScript in a comment', '1 0 obj<<%/JavaScript\n>>endobj'],
    ['has bytes that look like a name', '4 0 obj</Length 14>>stream\n/JavaScript /JS\nendstream endobj'],
    ['has object streams', objectStream('/Filter[/FlateDecode]/DecodeParms[null]')],
    ['has an object stream without a filter', objectStream('')],
    ['has links', '1 0 obj<</A<</S/URI/URI(https://mestria.example/JS)>>>>endobj'],
    ['has a colour profile', '1 0 obj<</N 3/Filter/DCTDecode>>stream\n…\nendstream endobj'],
  ] as const)('is taken that %s', async ([, text]) => {
    expect(await complaint(text)).toBeNull();
  });
});
