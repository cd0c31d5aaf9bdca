import { builtInCurrencies, localeKeys } from '#contract/visitor-values.ts';
import { useTexts } from '#web/shared/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { isCurrency, isLocale, type Visitor } from '#web/shared/visitor.ts';

/** Each in its own language, so that one finds one's own in any. */
const localeNames = {
  'pt-PT': 'Português (Portugal)',
  'pt-AO': 'Português (Angola)',
  'pt-MZ': 'Português (Moçambique)',
  'en-GB': 'English (United Kingdom)',
};

export type OwnChoicesProps = {
  visitor: Visitor;
  onLocale: (locale: Visitor['locale']) => Promise<void>;
  onCurrency: (currency: Visitor['currency']) => Promise<void>;
};

/** Language and currency apply at once, here as in the header [specification 4, Other]. */
export function OwnChoices({ visitor, onLocale, onCurrency }: OwnChoicesProps) {
  const t = useTexts('profile');

  return (
    <FieldPair>
      <SelectField
        label={t('language')}
        value={visitor.locale}
        onChange={({ target }) => isLocale(target.value) && void onLocale(target.value)}
      >
        {localeKeys.map((key) => (
          <option key={key} value={key} lang={key}>
            {localeNames[key]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('currency')}
        value={visitor.currency}
        onChange={({ target }) => isCurrency(target.value) && void onCurrency(target.value)}
      >
        {Object.values(builtInCurrencies).map(({ key, name }) => (
          <option key={key} value={key}>
            {key.toUpperCase()} · {name}
          </option>
        ))}
      </SelectField>
    </FieldPair>
  );
}
