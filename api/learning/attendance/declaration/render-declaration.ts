import { textIn, type LocaleKey } from '#contract/basics.ts';
import { dateFormat, numberFormat } from '#contract/rules/formats.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { documentName } from '#api/shared/paper/model/document-name.ts';
import { wrapped } from '#api/shared/paper/model/fit.ts';
import { drawPaper, type Pen } from '#api/shared/paper/open-paper.ts';
import { column, page } from '#api/shared/paper/sheet/page.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { Declaration } from './read-declaration.ts';

type Sheet = { declaration: Declaration; locale: LocaleKey; at: Date; site: string };

const brand = { face: 'display-600', size: 20, color: ink.deep, tracking: -0.02 } as const;
const title = { face: 'display-500', size: 24, color: ink.black, tracking: -0.015 } as const;
const plain = { face: 'text-400', size: 11, color: ink.black } as const;
const strong = { face: 'text-600', size: 11, color: ink.black } as const;
const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const leading = 6 * mm;

/** One page of A4 in the language of the reader. */
export async function renderDeclaration(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { declaration, locale, at } = sheet;
  const t = textsFor(locale);
  const facts = {
    layout: 'portrait' as const,
    locale,
    title: `${t('declaration.title')} · ${declaration.name}`,
    author: 'Mestria',
    subject: textIn(declaration.course_title, locale),
    createdAt: at,
  };
  return Uint8Array.from(await drawPaper(facts, (pen) => drawSheet(pen, sheet)));
}

function drawSheet({ type, doc }: Pen, sheet: Sheet): void {
  const { locale, at, site } = sheet;
  const t = textsFor(locale);
  let baseline = 62 * mm;
  const paragraph = (text: string, style: typeof plain | typeof soft) => {
    const lines = wrapped(text, column.width, (part) => type.width(part, style));
    type.say('P', {}, () =>
      lines.forEach((line) => {
        type.put(line, { x: column.left, baseline }, style);
        baseline += leading;
      }),
    );
    baseline += leading / 2;
  };
  type.say('P', {}, () => type.put('Mestria', { x: column.left, baseline: 26 * mm }, brand));
  type.say('H1', {}, () => type.put(t('declaration.title'), { x: column.left, baseline: 44 * mm }, title));
  type.decorate(() => doc.rect(column.left, 50 * mm, column.width, 0.5 * mm).fill(ink.black));
  paragraph(statementIn(sheet), plain);
  for (const [label, text] of factsIn(sheet)) {
    type.say('P', {}, () => {
      type.put(label, { x: column.left, baseline }, plain);
      type.put(text, { x: column.left + 75 * mm, baseline }, type.shrunk(text, strong, column.width - 75 * mm));
    });
    baseline += leading * 1.25;
  }
  baseline += leading / 2;
  paragraph(t('declaration.issued', { day: dayIn(sheet, at, operatorZone) }), plain);
  paragraph(t('declaration.no_certificate'), soft);
  const foot = t('declaration.foot', { site: site.replace(/^https?:\/\//, '') });
  type.say('P', {}, () =>
    type.put(foot, { x: column.left, baseline: page.height - 14 * mm }, type.shrunk(foot, soft, column.width)),
  );
}

function statementIn({ declaration, locale }: Sheet): string {
  const { name, document_type, document_number, course_title, school, class_code } = declaration;
  return textsFor(locale)('declaration.statement', {
    name,
    known_by: document_number ? 'document' : 'name',
    document: documentName(document_type),
    number: document_number ?? '',
    code: class_code,
    course: textIn(course_title, locale),
    given_by: school === null ? 'nobody' : 'school',
    school: school ?? '',
  });
}

function factsIn(sheet: Sheet): [string, string][] {
  const { declaration: of, locale } = sheet;
  const t = textsFor(locale);
  const figure = (amount: number) => numberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  const hours = (minutes: number) => t('declaration.hours', { hours: minutes / 60 });
  const facts: [string, string][] = [];
  if (of.workload_hours !== null) facts.push([t('declaration.workload'), hours(60 * of.workload_hours)]);
  if (of.class_type !== 'online') {
    if (of.first_at && of.last_at) {
      const days = { from: dayIn(sheet, of.first_at, of.tz), to: dayIn(sheet, of.last_at, of.tz) };
      facts.push([t('declaration.between'), t('declaration.days', days)]);
    }
    facts.push([t('declaration.given'), t('declaration.lessons', { count: of.given, hours: hours(of.given_minutes) })]);
    const percent = of.given_minutes > 0 ? (of.present_minutes / of.given_minutes) * 100 : 0;
    facts.push([
      t('declaration.present'),
      t('declaration.of_all', { hours: hours(of.present_minutes), percent: figure(percent) }),
    ]);
  }
  facts.push([t('declaration.contents'), t('declaration.percent', { percent: figure(of.progress_rate) })]);
  return facts;
}

function dayIn({ locale }: Sheet, at: Date, timeZone: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
}
