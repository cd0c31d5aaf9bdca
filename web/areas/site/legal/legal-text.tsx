import { lazyRouteComponent } from '@tanstack/react-router';
import { languageOf, useTexts, type Language } from '#web/shared/texts/texts.ts';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { currentVisitor, useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './legal-text.module.css';

type Paper = 'terms' | 'privacy';

const texts: Record<Paper, Record<Language, ReturnType<typeof lazyRouteComponent>>> = {
  terms: {
    pt: lazyRouteComponent(() => import('./terms.pt.tsx'), 'Terms'),
    'en-GB': lazyRouteComponent(() => import('./terms.en-gb.tsx'), 'Terms'),
  },
  privacy: {
    pt: lazyRouteComponent(() => import('./privacy.pt.tsx'), 'Privacy'),
    'en-GB': lazyRouteComponent(() => import('./privacy.en-gb.tsx'), 'Privacy'),
  },
};

export async function loadLegalText(paper: Paper): Promise<void> {
  await texts[paper][languageOf(currentVisitor().locale)].preload?.();
}

export function LegalText({ paper }: { paper: Paper }) {
  const t = useTexts('legal');
  const Text = texts[paper][languageOf(useVisitor().locale)];

  return (
    <Page>
      <PageHead title={t(paper)} lead={t('version')} />
      <div className={styles.root}>
        <Prose>
          <HydratedLater fallback={<SkeletonRows label={t('loading')} />}>
            <Text />
          </HydratedLater>
        </Prose>
      </div>
    </Page>
  );
}
