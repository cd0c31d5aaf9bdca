import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { CertificateList } from './certificate-list.tsx';
import { DueList } from './due-list.tsx';
import { certificates } from './noun.ts';
import { CertificatePage } from './record/certificate-page.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_certificates');
  const [first, ...rest] = place;
  const id = idNumber(first);

  if (first === undefined) return <CertificateList search={search} />;
  if (place.join('/') === 'due') return <DueList search={search} />;
  if (id !== undefined && rest.length === 0) return <CertificatePage key={id} id={id} />;
  return <NotThere to={certificates.name}>{t('title')}</NotThere>;
}
