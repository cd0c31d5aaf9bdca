import { useFormatter } from 'use-intl/react';
import type { CertificateCheck } from '#contract/learning/certificates/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Definition } from '#web/shared/ui/definition-list.tsx';

type Checked = Omit<NonNullable<CertificateCheck['certificate']>, 'is_name_whole' | 'status_at'>;
type Signatory = NonNullable<Checked['issuer']['signatory']>;
type Period = Pick<Checked, 'hours' | 'starts_on' | 'ends_on'>;

export function useCertificateFacts() {
  const t = useTexts('certificates');
  const site = useTexts('site');
  const { fullDay } = useDates();
  const periodOf = usePeriod();

  const issuerOf = ({ issuer: { name, licence } }: Checked) =>
    licence ? t('issuer_with_licence', { name, licence }) : name;
  const signatoryOf = ({ name, role }: Signatory) => (role ? t('signatory_with_role', { name, role }) : name);
  const main = (of: Checked): Definition[] => [
    { term: t('number'), value: of.number },
    { term: t('course'), value: of.course_title },
    { term: t('issued_by'), value: issuerOf(of) },
  ];
  const all = (of: Checked): Definition[] => {
    const duration = periodOf(of);
    return [
      { term: t('number'), value: of.number },
      { term: t('certificate_of'), value: t(`type_${of.type}`) },
      { term: t('holder'), value: of.holder_name },
      { term: t('course'), value: of.course_title },
      { term: t('modality'), value: site(`type_${of.modality}`) },
      ...(duration ? [{ term: t('duration'), value: duration }] : []),
      ...(of.grade === null ? [] : [{ term: t('grade'), value: t('grade_of', { grade: of.grade }) }]),
      { term: t('issued_by'), value: issuerOf(of) },
      ...(of.issuer.signatory ? [{ term: t('signed_by'), value: signatoryOf(of.issuer.signatory) }] : []),
      { term: t('issued_on'), value: fullDay(of.issued_on) },
      ...(of.valid_until ? [{ term: t('valid_until'), value: fullDay(of.valid_until) }] : []),
    ];
  };
  return { main, all };
}

/** «35 horas, de 14 a 18 de setembro de 2026» */
function usePeriod() {
  const t = useTexts('certificates');
  const site = useTexts('site');
  const format = useFormatter();
  const { fullDay } = useDates();
  return ({ hours, starts_on, ends_on }: Period): string => {
    const parts = [];
    if (hours !== null) parts.push(site('hours', { hours }));
    if (ends_on && starts_on && starts_on !== ends_on) {
      const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      parts.push(format.dateTimeRange(new Date(starts_on), new Date(ends_on), style));
    } else if (ends_on) {
      parts.push(t('on_day', { day: fullDay(ends_on) }));
    }
    return parts.join(', ');
  };
}
