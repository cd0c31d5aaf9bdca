import { textIn, type LocaleKey } from '#contract/basics.ts';
import { documentName } from '#api/shared/paper/model/document-name.ts';
import { textsFor } from '#api/shared/texts.ts';
import { daySpan, longDay } from '#contract/rules/days.ts';
import { numberFormat } from '#contract/rules/formats.ts';
import type { Paper } from '../snapshot.ts';

export type Words = ReturnType<typeof wordsOf>;

export function wordsOf(paper: Paper, locale: LocaleKey) {
  const t = textsFor(locale);
  const { person, issuer } = paper;
  return {
    kind: t(`certificates.kind.${paper.type}`),
    numberLabel: t('certificates.number'),
    course: textIn(paper.course_title, locale),
    statement: t(`certificates.statement.${paper.type}`, {
      known_by: person.document_number ? 'document' : 'name',
      document: documentName(person.document_type),
      number: person.document_number ?? '',
    }),
    identity: [
      ...(issuer.tax_id ? [t('certificates.tax_id', { tax_id: issuer.tax_id })] : []),
      ...(issuer.licence ? [t('certificates.licence', { licence: issuer.licence })] : []),
    ].join(' · '),
    signedAs: signedAs(paper, locale) ?? t('certificates.issued_by'),
    issuedOn: [...(issuer.city ? [issuer.city] : []), longDay(locale, paper.issued_on)].join(', '),
    placeAndDate: t('certificates.place_and_date'),
    check: t('certificates.check'),
    tagline: t('certificates.tagline'),
    facts: factsOf(paper, locale),
  };
}

/** Below the name of the signatory; null where nobody signs. */
function signedAs({ issuer: { signatory } }: Paper, locale: LocaleKey): string | null {
  if (!signatory) return null;
  return textIn(signatory.role, locale).trim() || textsFor(locale)('certificates.signed_for');
}

export function mainLocaleOf({ issuer }: Paper): LocaleKey {
  if (issuer.country === 'AO') return 'pt-AO';
  return issuer.country === 'MZ' ? 'pt-MZ' : 'pt-PT';
}

export type Fact = { label: string; value: string };

function factsOf(paper: Paper, locale: LocaleKey): Fact[] {
  const t = textsFor(locale);
  const { hours, starts_on, ends_on, valid_through, attendance_rate, final_grade } = paper;
  const facts: Fact[] = [];
  if (hours !== null) facts.push({ label: t('certificates.hours_label'), value: t('certificates.hours', { hours }) });
  if (ends_on) {
    facts.push({ label: t('certificates.dates'), value: daySpan(locale, starts_on ?? ends_on, ends_on) });
  }
  facts.push({ label: t('certificates.modality_label'), value: t(`certificates.modality.${paper.modality}`) });
  if (attendance_rate !== null) {
    const rate = figure(locale, attendance_rate, 0);
    facts.push({ label: t('certificates.attendance'), value: t('certificates.percent', { rate }) });
  }
  if (final_grade !== null) {
    const grade = figure(locale, final_grade, 1);
    facts.push({ label: t('certificates.grade_label'), value: t('certificates.grade', { grade }) });
  }
  if (valid_through) {
    facts.push({ label: t('certificates.valid_through'), value: daySpan(locale, valid_through, valid_through) });
  }
  return facts;
}

function figure(locale: LocaleKey, value: number, decimals: number): string {
  return numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}
