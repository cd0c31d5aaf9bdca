import { describe, expect, test } from 'vitest';
import type { ImportReport } from '#api/offer/catalogue/index.ts';
import { oneLine, reportText } from './import-report.ts';

const report: ImportReport = {
  rows: 12,
  added: 9,
  updated: 1,
  unchanged: 0,
  repeated: 0,
  problem_count: 2,
  problems: [
    { kind: 'the title is empty', count: 1, lines: [4], texts: [] },
    { kind: 'the price is no amount', count: 1, lines: [7], texts: ['sob consulta'] },
  ],
  warning_count: 14,
  warnings: [
    { kind: 'the language is not known and was left out', count: 2, lines: [3, 4], texts: ['Klingonês'] },
    { kind: 'the type is not known and was left out', count: 12, lines: [2, 3, 4, 5, 6], texts: ['Noturno', 'Diurno'] },
  ],
  first_rows: [
    {
      line: 2,
      key: null,
      title: 'Soldadura\u001B[2J básica',
      summary: '',
      description: `Um texto\nem linhas, ${'muito '.repeat(30)}comprido`,
      requirements: '',
      category: 'Energia',
      partner: 'Escola do Tejo',
      type: 'online',
      package_type: 'curso',
      level: 'all',
      language: 'pt',
      workload_hours: 35.5,
      prices: [
        { currency: 'aoa', amount_minor: 4_500_000 },
        { currency: 'usd', amount_minor: 5_250 },
      ],
      cover: null,
      cover_picture_alt: '',
      modules: ['Segurança', 'Arco'],
    },
  ],
  unused_columns: ['rating', 'students'],
};

describe('the report of an import', () => {
  test('groups what is wrong and shows the first rows', () => {
    expect(reportText(report, false)).toBe(`\
12 rows: 9 would be added, 1 are known and would be brought up to date, 2 with a
problem.

Problems: 2 rows are not imported:
1 × the title is empty (line 4)
1 × the price is no amount: «sob consulta» (line 7)

Warnings: 14 cells, whose rows are imported:
12 × the type is not known and was left out: «Noturno», «Diurno» (lines 2, 3, 4,
     5, 6, …)
 2 × the language is not known and was left out: «Klingonês» (lines 3, 4)

The first rows, as they would be written:
  line 2     Soldadura [2J básica
  price      45 000.00 AOA · 52.50 USD
  kind       curso · online · level all · language pt · 35.5 h
  partner    Escola do Tejo
  category   Energia
  text       Um texto em linhas, muito muito muito muito muito muito muito muit…
  modules    2: Segurança | Arco

Nothing is read from: rating, students.

Nothing was written. Add --yes to write.`);
  });

  test('is one line where all went well', () => {
    const plain = { ...report, problem_count: 0, problems: [], warning_count: 0, warnings: [] };
    expect(reportText({ ...plain, first_rows: [], unused_columns: [] }, true)).toBe(
      '12 rows: 9 added, 1 updated, 0 unchanged.',
    );
  });

  test('shows nothing that moves the cursor or turns the direction of the text', () => {
    const problem = { kind: 'the price is no amount', count: 1, lines: [2], texts: ['\u202E54\u001B[2J Kz\u2066'] };
    const lines = reportText({ ...report, problems: [problem], unused_columns: ['a\u0007\u202Eb'] }, false).split('\n');
    expect(lines).toContain('1 × the price is no amount: «54 [2J Kz» (line 2)');
    expect(lines).toContain('Nothing is read from: a b.');
    expect(oneLine('There is no column «\u001B]0;x\u0007»')).toBe('There is no column « ]0;x »');
  });

  test('is at most 80 columns wide', () => {
    const long = { kind: 'x'.repeat(200), count: 1, lines: [1], texts: ['palavra '.repeat(20)] };
    const lines = reportText({ ...report, problems: [long], unused_columns: Array(50).fill('coluna') }, false).split(
      '\n',
    );
    expect(Math.max(...lines.map((line) => line.length))).toBe(80);
  });
});
