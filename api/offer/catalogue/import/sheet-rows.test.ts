import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { readRows, type Row } from './rows.ts';
import { readSheetRows } from './sheet-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'mestria-sheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'file.xlsx');

async function rowsOf(content: Buffer, sheet?: string): Promise<Row[]> {
  writeFileSync(path, content);
  const rows: Row[] = [];
  for await (const row of readRows(path, sheet)) rows.push(row);
  return rows;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = 'http://schemas.openxmlformats.org/package/2006/relationships';

function sheetXml(rows: string): string {
  return `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
}

const courses = sheetXml(
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>price</t></is></c>' +
    '<c r="C1" t="inlineStr"><is><t>day</t></is></c></row>' +
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3" s="1"><v>46350</v></c></row>' +
    '<row r="4"><c r="A4" t="str"><f>"Um"&amp;"a"</f><v>Uma</v></c><c r="B4"><v>1.234</v></c>' +
    '<c r="C4" s="1"><v>46350.5</v></c></row>' +
    '<row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5"><v>45000</v></c></row>',
);

function workbook(sheet: string = courses): Buffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Cursos" sheetId="1" r:id="rId1"/><sheet name="Notas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${related}">${[
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'styles', 'styles.xml'],
    ]
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>title</t></si><si><r><t>Gestão </t></r><r><t>&amp; Lei</t></r></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/sheet2.xml': sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>nota</t></is></c></row>'),
    'xl/media/image1.png': 'x',
  };
  return zipArchive(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}

describe('a workbook', () => {
  test('gives its first sheet as a person sees it', async () => {
    expect(await rowsOf(workbook())).toEqual([
      { line: 1, cells: ['title', 'price', 'day'] },
      { line: 3, cells: ['Gestão & Lei', '0.3', '2026-11-24'] },
      { line: 4, cells: ['Uma', '1.2340', '2026-11-24 12:00'] },
      { line: 5, cells: ['true', '45000', ''] },
    ]);
  });

  test('gives the errors of its cells as texts', async () => {
    const errors = ['#REF!', '#N/A', '#DIV/0!', '#VALUE!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!'];
    const cells = errors.map((error, at) => `<c r="${'ABCDEFGH'[at]}1" s="1" t="e"><f>1/0</f><v>${error}</v></c>`);
    expect(await rowsOf(workbook(sheetXml(`<row r="1">${cells.join('')}</row>`)))).toEqual([
      { line: 1, cells: errors },
    ]);
  });

  test('gives the sheet of a name', async () => {
    expect(await rowsOf(workbook(), 'Notas')).toEqual([{ line: 1, cells: ['nota'] }]);
    await expect(rowsOf(workbook(), 'Outra')).rejects.toThrow('has no sheet «Outra»');
    await expect(rowsOf(Buffer.from('a,b\n'), 'Notas')).rejects.toThrow('has no sheets');
  });

  test('is refused when it is too large, packed or unpacked', async () => {
    writeFileSync(path, workbook());
    const none = { bytes: 1_000_000, unpackedBytes: 1_000_000 };
    for (const limits of [
      { ...none, bytes: 100 },
      { ...none, unpackedBytes: 100 },
    ]) {
      await expect(readSheetRows({ path, limits })).rejects.toThrow('Save its sheet as CSV');
    }
    expect(await readSheetRows({ path, limits: none })).toHaveLength(5);
  });

  test('is refused when a single cell is so far that the empty ones before it fill the memory', async () => {
    const far = sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    await expect(rowsOf(workbook(far))).rejects.toThrow('Save its sheet as CSV');
  });

  test.each([
    ['rows without numbers', `${'<row/>'.repeat(400)}<row><c r="XFD1"><v>1</v></c></row>`],
    ['small letters', '<row r="400"><c r="xfd400"><v>1</v></c></row>'],
    ['entities', '<row r="400"><c r="&#88;FD400"><v>1</v></c></row>'],
    ['a number without end', `<row r="${'9'.repeat(400)}"><c r="A1"><v>1</v></c></row>`],
    ['a number without end and no letters', `<row r="${'9'.repeat(400)}"/>`],
    ['a sign of the end in an attribute', '<row spans=">" r="1048576"><c spans=">" r="XFD1048576"><v>1</v></c></row>'],
    ['a false reference in another attribute', '<row r="400"><c s=" r=\'" r="XFD400" t="\'"><v>1</v></c></row>'],
    ['a prefix', `<x:row r="400"/>${'<row/>'.repeat(10)}<x:c r="XFD400"/>`],
  ])('is refused when %s hide how far its cells are', async (_, rows) => {
    await expect(rowsOf(workbook(sheetXml(rows)))).rejects.toThrow('Save its sheet as CSV');
  });

  test('may have rows without numbers, and cells in single quotes', async () => {
    const sheet = sheetXml('<row/><row><c r="A2" t="inlineStr"><is><t>title</t></is></c></row>'.replaceAll('"', "'"));
    expect(await rowsOf(workbook(sheet))).toEqual([{ line: 2, cells: ['title'] }]);
  });

  test('is refused when a part is longer than it claims, or is no XML', async () => {
    const packed = deflateRawSync(Buffer.alloc(100_000));
    const bomb = { name: 'xl/workbook.xml', content: packed, unpacked: { size: 10, crc: 0 } };
    await expect(rowsOf(zipArchive([bomb]))).rejects.toThrow('cannot be read as a workbook');
    await expect(rowsOf(archiveOf('xl/workbook.xml'))).rejects.toThrow('cannot be read as a workbook');
    await expect(rowsOf(workbook().subarray(0, 900))).rejects.toThrow('cannot be read as a workbook');
  });
});

describe('another file', () => {
  test.each([
    ['an old .xls workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an OpenDocument file (.ods)', archiveOf('content.xml')],
    ['a Numbers file (.numbers)', archiveOf('Index/Document.iwa')],
    ['a binary workbook (.xlsb)', archiveOf('xl/workbook.bin')],
    ['an archive (.zip)', archiveOf('a.csv')],
  ])('is named: %s', async (name, content) => {
    await expect(rowsOf(content)).rejects.toThrow(`is ${name}`);
  });
});

function archiveOf(name: string): Buffer {
  return zipArchive([{ name, content: Buffer.from('x') }]);
}
