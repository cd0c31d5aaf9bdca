import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { addressesOf } from '#web/shared/page-addresses.ts';
import { pageFacts } from '#web/shared/page-facts.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { LiveRegion } from '#web/shared/ui/live-region.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor.ts';
import styles from './share-post.module.css';

/** Ways to pass a post on, in the language it is read in. Plain links: nobody is told before one is followed. */
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
        <CopyLink address={address} />
      </Row>
    </section>
  );
}

/** Without leave to copy, the address is shown to be copied by hand. */
function CopyLink({ address }: { address: string }) {
  const t = useTexts('news');
  const [state, setState] = useState<'copied' | 'shown'>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('shown'),
    );

  if (state === 'shown') {
    return <TextField label={t('address')} value={address} readOnly onFocus={({ target }) => target.select()} />;
  }
  return (
    <span data-needs-script>
      <Button variant="secondary" small onPress={() => void copy()}>
        <Icon of={state === 'copied' ? Check : Link2} />
        {t(state === 'copied' ? 'copied' : 'copy')}
      </Button>
      <LiveRegion>{state === 'copied' ? t('copied') : ''}</LiveRegion>
    </span>
  );
}
