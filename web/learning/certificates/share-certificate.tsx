import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { certificateImagePath } from '#web/shared/page/certificate-image-path.ts';
import { CopyLink } from '#web/shared/page/copy-link.tsx';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { linkedInAddress } from './model/linked-in-address.ts';

/** Plain links: no third party is contacted before one is followed. */
export function ShareCertificate({ certificate, token }: { certificate: Certificate; token: string }) {
  const t = useTexts('certificates');
  const { locale } = useVisitor();
  const { course_title, number, check_url } = certificate;

  return (
    <>
      <CopyLink
        address={check_url}
        copyLabel={t('copy_address')}
        copiedLabel={t('address_copied')}
        addressLabel={t('address')}
      >
        <Hidden> {number}</Hidden>
      </CopyLink>
      <Elsewhere
        to={`https://wa.me/?text=${encodeURIComponent(`${course_title} ${check_url}`)}`}
        name={t('to_whatsapp')}
        number={number}
      />
      <Elsewhere to={linkedInAddress(certificate)} name={t('to_linkedin')} number={number} />
      <DownloadFile path={certificateImagePath(token, locale)} name={`${number.replaceAll('/', '-')}.png`}>
        {t('share_image')}
        <Hidden> {number}</Hidden>
      </DownloadFile>
    </>
  );
}

function Elsewhere({ to, name, number }: { to: string; name: string; number: string }) {
  const shell = useTexts('shell');

  return (
    <a className={buttonClass({ variant: 'quiet', small: true })} href={to} target="_blank" rel="noopener noreferrer">
      {name}
      <Hidden>
        {' '}
        {number}, {shell('new_tab')}
      </Hidden>
    </a>
  );
}
