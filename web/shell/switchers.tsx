import { useLocation } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts.ts';
import { isCurrency, isLocale } from '#web/shared/visitor.ts';
import { choices } from './own-choice.ts';
import styles from './switchers.module.css';
import { useSwitchVisitor } from './use-switch-visitor.ts';

/** The names of the languages stand in their own language, with the country where there are several. */
const localeNames = {
  'pt-PT': 'PT · Portugal',
  'pt-AO': 'PT · Angola',
  'pt-MZ': 'PT · Moçambique',
  'en-GB': 'EN · UK',
};

export function CurrencySwitcher() {
  const t = useTexts('shell');
  const { visitor, setCurrency } = useSwitchVisitor();
  // The currency froze when the buyer went to pay [specification 4].
  const isFrozen = useLocation({ select: ({ pathname }) => pathname.startsWith('/checkout') });

  return (
    <select
      className={styles.root}
      aria-label={t('currency')}
      value={visitor.currency}
      disabled={isFrozen}
      onChange={({ target }) => isCurrency(target.value) && void setCurrency(target.value)}
    >
      {choices.currencies.map(({ key }) => (
        <option key={key} value={key}>
          {key.toUpperCase()}
        </option>
      ))}
    </select>
  );
}

export function LanguageSwitcher() {
  const t = useTexts('shell');
  const { visitor, setLocale } = useSwitchVisitor();

  return (
    <select
      className={styles.root}
      aria-label={t('language')}
      value={visitor.locale}
      onChange={({ target }) => isLocale(target.value) && void setLocale(target.value)}
    >
      {choices.locales.map((key) => (
        <option key={key} value={key} lang={key}>
          {localeNames[key]}
        </option>
      ))}
    </select>
  );
}
