import { Share2 } from 'lucide-react';
import { useTexts } from '../texts/texts.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/layout.tsx';
import { useIsStarted } from '../visitor/app-settings.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { CopyLink } from './copy-link.tsx';
import { addressesOf } from './page-addresses.ts';
import { pageFacts } from './page-facts.ts';

type ShareLinksProps = { path: string; title: string };

/** Plain links: no third party is contacted before one is followed. Its texts are the namespace `share`. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const t = useTexts('share');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const address = addressesOf({ site: pageFacts().siteAddress, path, lang: locale }).canonical;
  const link = (to: string, name: string) => (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary', small: true })}
      aria-label={`${name}, ${shell('new_tab')}`}
    >
      {name}
    </a>
  );

  return (
    <Row>
      {link(`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`, 'WhatsApp')}
      {link(`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`, 'LinkedIn')}
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ variant: 'secondary', small: true })}
      >
        {t('by_mail')}
      </a>
      <CopyLink address={address} copyLabel={t('copy')} copiedLabel={t('copied')} addressLabel={t('address')} />
      <PassOn title={title} url={address} />
    </Row>
  );
}

/** The device's own dialog, where it has one. */
function PassOn({ title, url }: { title: string; url: string }) {
  const t = useTexts('share');
  const isStarted = useIsStarted();
  if (!isStarted || !('share' in navigator)) return null;

  // Closing the dialog is no failure.
  const pass = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button variant="secondary" small onPress={() => void pass()}>
      <Icon of={Share2} />
      {t('pass_on')}
    </Button>
  );
}
