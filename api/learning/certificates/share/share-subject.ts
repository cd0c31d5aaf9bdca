import { textIn, type LocaleKey } from '#contract/basics.ts';
import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { Snapshot } from '../snapshot.ts';

export type SharedCertificate = { type: CertificateType; show_name: boolean; snapshot: Snapshot };
export type ShareSubject = { kind: string; title: string; facts: string[]; issuer: string };

/** The name only if the holder shows it; never the grade, the number or the document. */
export function shareSubject({ type, show_name, snapshot }: SharedCertificate, locale: LocaleKey): ShareSubject {
  const t = textsFor(locale);
  const { person, course_title, hours, issuer } = snapshot;
  return {
    kind: t(`certificates.kind.${type}`),
    title: textIn(course_title, locale),
    facts: [show_name ? person.name : '', hours === null ? '' : t('certificates.hours', { hours })],
    issuer: issuer.name,
  };
}
