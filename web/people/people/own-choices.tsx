import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { useCurrencyChoices, useCurrencyLock, useLocaleChoices } from '#web/shared/visitor/visitor-choices.ts';
import { isCurrency, isLocale, type Visitor } from '#web/shared/visitor/visitor.ts';

export type OwnChoicesProps = {
  visitor: Visitor;
  onLocale: (locale: Visitor['locale']) => Promise<void>;
  onCurrency: (currency: Visitor['currency']) => Promise<void>;
};

/** Applied at once, as in the header [specification 4, Other]. */
export function OwnChoices({ visitor, onLocale, onCurrency }: OwnChoicesProps) {
  const t = useTexts('profile');
  const locales = useLocaleChoices();
  const currencies = useCurrencyChoices();
  const lock = useCurrencyLock();

  return (
    <FieldPair>
      <SelectField
        label={t('language')}
        value={visitor.locale}
        onChange={({ target }) => isLocale(target.value) && void onLocale(target.value)}
      >
        <Options of={locales} />
      </SelectField>
      <SelectField
        label={t('currency')}
        help={lock}
        value={visitor.currency}
        disabled={lock !== undefined}
        onChange={({ target }) => isCurrency(target.value) && void onCurrency(target.value)}
      >
        <Options of={currencies} />
      </SelectField>
    </FieldPair>
  );
}
