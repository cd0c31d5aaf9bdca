import { useId, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import {
  type Choice,
  useCurrencyChoices,
  useCurrencyLock,
  useLocaleChoices,
} from '#web/shared/visitor/visitor-choices.ts';
import { isCurrency, isLocale } from '#web/shared/visitor/visitor.ts';
import styles from './switchers.module.css';
import { useSwitchVisitor } from './use-switch-visitor.ts';

type SwitcherProps = { inFull?: boolean };

export function CurrencySwitcher({ inFull = false }: SwitcherProps) {
  const t = useTexts('shell');
  const { visitor, setCurrency } = useSwitchVisitor();
  const choices = useCurrencyChoices();
  const lock = useCurrencyLock();

  return (
    <Switcher
      label={t('currency')}
      short={inFull ? undefined : visitor.currency.toUpperCase()}
      value={visitor.currency}
      lock={lock}
      onChange={async (key) => isCurrency(key) && setCurrency(key)}
      choices={choices}
    />
  );
}

export function LanguageSwitcher({ inFull = false }: SwitcherProps) {
  const t = useTexts('shell');
  const { visitor, setLocale } = useSwitchVisitor();
  const choices = useLocaleChoices();

  return (
    <Switcher
      label={t('language')}
      short={inFull ? undefined : visitor.locale.slice(0, 2).toUpperCase()}
      value={visitor.locale}
      onChange={async (key) => isLocale(key) && setLocale(key)}
      choices={choices}
    />
  );
}

type InSwitcher = {
  label: string;
  short: string | undefined;
  value: string;
  lock?: string | undefined;
  onChange: (key: string) => Promise<unknown>;
  choices: readonly Choice[];
};

function Switcher({ label, short, value, lock, onChange, choices }: InSwitcher) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();

  async function choose(key: string) {
    setChosen(key);
    await onChange(key);
    setChosen((latest) => (latest === key ? undefined : latest));
  }

  return (
    <span className={styles.root} title={lock}>
      {short && (
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      )}
      <select
        className={short ? styles.veiled : undefined}
        aria-label={label}
        aria-describedby={lock ? id : undefined}
        aria-busy={chosen !== undefined || undefined}
        value={chosen ?? value}
        disabled={lock !== undefined}
        onChange={({ target }) => void choose(target.value)}
      >
        <Options of={choices} />
      </select>
      {lock && <Hidden id={id}>{lock}</Hidden>}
    </span>
  );
}
