import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import type { LocalizedText } from '#contract/basics.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { openPdf, overlapping, pdfTexts, pictureOfPdf } from '#api/shared/testing/pdf.ts';
import { makePaper } from '../make.ts';
import { column } from './page.ts';
import { renderPaper } from './render-paper.ts';

const paper = makePaper();
const crowded = makePaper({
  type: 'participation-certificate',
  modality: 'online-sync',
  hours: 1240.5,
  starts_on: '2025-12-28',
  ends_on: '2027-02-12',
  valid_through: '2029-02-12',
  person: {
    ...paper.person,
    name: 'Maria Antónia dos Santos Ferreira de Albuquerque e Vasconcelos Kiluanji-Mwanyekwa Łukasiewicz',
  },
  course_title: { pt: 'Segurança '.repeat(40), en: 'Supercalifragilisticexpialidocious'.repeat(12) },
  issuer: {
    ...paper.issuer,
    name: 'Instituto '.repeat(20),
    licence: 'n.º 000214/INEFOP/2025 '.repeat(12),
    signatory: {
      name: 'Maria Engrácia Dombaxe dos Santos Ferreira de Albuquerque e Vasconcelos Kiluanji',
      role: {
        pt: 'Presidente do conselho de administração e diretora pedagógica '.repeat(2),
        'en-GB': 'Chair '.repeat(20),
      },
    },
  },
});

describe('the paper of a certificate', () => {
  test('is one page, A4 landscape', async () => {
    const pdf = await openPdf(await renderPaper(paper));
    expect(pdf.numPages).toBe(1);
    const page = await pdf.getPage(1);
    const [, , width = 0, height = 0] = page.view;
    expect([Math.round(width / mm), Math.round(height / mm)]).toEqual([297, 210]);
  });

  test('has all texts in Portuguese and English', async () => {
    const words = (await pdfTexts(await renderPaper(paper))).map(({ str }) => str).join(' ');
    for (const answer of [
      'Certificado de conclusão Certificate of completion Marlene da Graça Capita',
      'com o bilhete de identidade n.º 004512876LA041, concluiu com aproveitamento o curso',
      'holder of identity card no. 004512876LA041, has successfully completed the course',
      'Segurança e saúde em obra Health and safety on site',
      '14–18 set. 2026',
      'Dates: 14–18 Sept 2026',
      '16,5 valores',
      'Final grade: 16.5 out of 20',
      'Luanda, 25 de setembro de 2026',
      'NIF 5401182273 · Licença INEFOP n.º 214/2025',
    ]) {
      expect(words).toContain(answer);
    }
  });

  test('names who signs for the issuer, with the function in both languages or for whom', async () => {
    const signed = async (role: LocalizedText) => {
      const issuer = { ...paper.issuer, signatory: { name: 'Engrácia Dombaxe', role } };
      return (await pdfTexts(await renderPaper(makePaper({ issuer })))).map(({ str }) => str).join(' ');
    };
    const role = { pt: 'Diretora pedagógica', 'en-GB': 'Head of training' };
    expect(await signed(role)).toContain('Engrácia Dombaxe Diretora pedagógica Head of training');
    expect(await signed({})).toContain('Engrácia Dombaxe Pela entidade formadora For the training provider');
    const unsigned = (await pdfTexts(await renderPaper(paper))).map(({ str }) => str).join(' ');
    expect(unsigned).toContain('Instituto Baía de Luanda Entidade formadora Training provider');
  });

  test('does not show the birth date', async () => {
    const words = (await pdfTexts(await renderPaper(paper))).map(({ str }) => str).join(' ');
    expect(words).not.toMatch(/1990|17 de maio/);
  });

  test.each([
    ['the usual', paper],
    ['a crowded', crowded],
  ])('keeps %s text within its column, without overlaps', async (_, input) => {
    const texts = (await pdfTexts(await renderPaper(input))).filter(({ str, x }) => str.trim() && x >= column.left - 1);
    for (const { x, width } of texts) expect(x + width).toBeLessThanOrEqual(column.right + 1);
    const heights = texts.map(({ baseline }) => baseline);
    expect(Math.min(...heights)).toBeGreaterThan(8 * mm);
    expect(Math.max(...heights)).toBeLessThan(197 * mm);
    expect(overlapping(texts)).toEqual([]);
  });

  test('embeds its fonts, and no others', async () => {
    const bytes = Buffer.from(await renderPaper(crowded)).toString('latin1');
    const named = new Set([...bytes.matchAll(/\/FontName \/([A-Z]{6}\+[\w-]+)/g)].map(([, name]) => name));
    expect([...named].map((name) => name?.slice(7)).toSorted(alphabetically)).toEqual([
      'Besley-Medium',
      'Besley-Medium',
      'Besley-SemiBold',
      'HankenGrotesk-Regular',
      'HankenGrotesk-SemiBold',
    ]);
    expect(bytes.match(/\/FontFile[23]? /g)).toHaveLength(named.size);
    expect(bytes).not.toMatch(/Helvetica/);
  });

  test('has its language, title and structure for screen readers', async () => {
    const pdf = await openPdf(await renderPaper(paper));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Certificado de conclusão IBL/2026/C/000417', Language: 'pt-AO' });
    expect([...Object(await pdf.getMarkInfo())]).toContainEqual(['Marked', true]);
    const tree = await (await pdf.getPage(1)).getStructTree();
    const roles = JSON.stringify(tree).match(/"role":"\w+"/g) ?? [];
    expect(new Set(roles)).toEqual(new Set(['Root', 'P', 'H1', 'H2', 'Figure'].map((role) => `"role":"${role}"`)));
  });

  test('has only the address of its check in its code', async () => {
    const canvas = await pictureOfPdf(await renderPaper(paper));
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    expect(jsQR(data, width, height)?.data).toBe(paper.check_url);
  });

  test('has the same bytes at each drawing', async () => {
    expect(await renderPaper(paper)).toEqual(await renderPaper(makePaper()));
  });
});

function alphabetically(one = '', other = ''): number {
  return one.localeCompare(other, 'en');
}
