import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import styles from './no-script.module.css';

/** Most pages read well without a script. Parts marked `data-needs-script` are hidden then; this says why. */
export function NoScript() {
  const t = useTexts('shell');
  return (
    <noscript>
      <link rel="stylesheet" href="/no-script.css" />
      <p className={styles.root}>{t.rich('no_script', { link: contactLink })}</p>
    </noscript>
  );
}

function contactLink(words: ReactNode) {
  return <a href="/contact">{words}</a>;
}
