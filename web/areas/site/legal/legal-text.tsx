import { useQuery } from '@tanstack/react-query';
import type { LegalText as Text } from '#contract/platform/legal/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { RichBlocks } from '#web/shared/page/rich-blocks.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { legalQuery, type LegalPage } from './legal-query.ts';
import styles from './legal-text.module.css';

/** All versions in force: what counts for everybody, then what countries have instead. */
export function LegalText({ paper }: { paper: LegalPage }) {
  const t = useTexts('legal');
  const query = useQuery(legalQuery(paper));

  return (
    <Page>
      <PageHead title={t(paper)} />
      <div className={styles.root}>
        <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={6}>
          {({ results }) => <InForce texts={results} />}
        </Loaded>
      </div>
    </Page>
  );
}

function InForce({ texts }: { texts: readonly Text[] }) {
  const ofAll = texts.filter(({ country }) => country === null);
  const countries = [...new Set(texts.flatMap(({ country }) => country ?? []))];

  return (
    <>
      {countries.length > 0 && <Countries countries={countries} />}
      {inOrder(ofAll).map((text) => (
        <Part key={text.id} text={text} />
      ))}
      {countries.map((country) => (
        <OfCountry key={country} country={country} texts={texts.filter((text) => text.country === country)} />
      ))}
    </>
  );
}

/** The terms come before the rules for refunds, to which the checkout leads. */
function inOrder(texts: readonly Text[]): readonly Text[] {
  return texts.toSorted((one, other) => other.kind.localeCompare(one.kind));
}

function Part({ text: { kind, country, body, counts_from: day } }: { text: Text }) {
  const t = useTexts('legal');
  const dates = useDates();

  return (
    <div id={kind === 'refunds' && country === null ? 'withdrawal' : undefined} className={styles.part}>
      <Caption>{t('in_force_since', { day: dates.dayOfYear(`${day}T12:00:00Z`, operatorZone) })}</Caption>
      <RichBlocks blocks={body} />
    </div>
  );
}

function Countries({ countries }: { countries: readonly string[] }) {
  const t = useTexts('legal');
  const nameOf = useCountryName();

  return (
    <nav aria-label={t('countries')}>
      <p>{t('countries')}</p>
      <ul>
        {countries.map((country) => (
          <li key={country}>
            <a href={`#${country}`}>{nameOf(country)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OfCountry({ country, texts }: { country: string; texts: readonly Text[] }) {
  const t = useTexts('legal');
  const nameOf = useCountryName();

  return (
    <section id={country} aria-labelledby={`of-${country}`} className={styles.country}>
      <h2 id={`of-${country}`}>{nameOf(country)}</h2>
      {inOrder(texts).map((text) => (
        <div key={text.id}>
          <p>{t('of_country', { kind: text.kind, country: nameOf(country) })}</p>
          <Part text={text} />
        </div>
      ))}
    </section>
  );
}

function useCountryName(): (country: string) => string {
  const { locale } = useVisitor();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (country) => names.of(country) ?? country;
}
