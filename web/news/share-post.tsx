import { CopyLink } from '#web/shared/page/copy-link.tsx';
import { addressesOf } from '#web/shared/page/page-addresses.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './share-post.module.css';

/** Plain links: no third party is contacted before one is followed. */
export function SharePost({ id, title }: { id: number; title: string }) {
  const t = useTexts('news');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const address = addressesOf({ site: pageFacts().siteAddress, path: `/news/${id}`, lang: locale }).canonical;
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
    <section className={styles.root} aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
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
      </Row>
    </section>
  );
}
