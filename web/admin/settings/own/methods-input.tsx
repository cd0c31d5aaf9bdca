import { homeCountries } from '#contract/people/people/values.ts';
import { buyerKinds, type MethodRule } from '#contract/rules/offered-methods.ts';
import { usualRules } from '#contract/rules/offered-methods.ts';
import { paymentMethods, type PaymentMethod } from '#contract/sales/payments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { operatorCurrencies, useVisitor } from '#web/shared/visitor/visitor.ts';
import { textIn, type FieldInputProps } from '../../frame/form/fields.ts';
import { methodsText, toggled, typedMethods } from '../model/methods-text.ts';
import styles from './own-inputs.module.css';

/** To whom each way to pay is offered. */
export function MethodsInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const t = useTexts('desk_settings');
  const methods = typedMethods(textIn(typed));

  if (!methods) return null;
  const set = (method: PaymentMethod, rule: MethodRule | null) => onChange(methodsText({ ...methods, [method]: rule }));

  return (
    <ChoiceGroup legend={label} help={help} error={errors.map(({ message }) => message)}>
      <p className={styles.note}>{t('methods_note')}</p>
      <ul className={styles.methods}>
        {paymentMethods.map((method, place) => {
          const rule = methods[method];
          return (
            <li key={method}>
              <CheckboxField
                name={place === 0 ? name : `${name}.${method}`}
                label={t('method', { method })}
                checked={rule !== null}
                onChange={({ target }) => set(method, target.checked ? usualRules[method] : null)}
              />
              {rule && <RuleInput rule={rule} onChange={(change) => set(method, { ...rule, ...change })} />}
            </li>
          );
        })}
      </ul>
    </ChoiceGroup>
  );
}

type RuleInputProps = { rule: MethodRule; onChange: (change: Partial<MethodRule>) => void };

function RuleInput({ rule, onChange }: RuleInputProps) {
  const t = useTexts('desk_settings');
  const { locale } = useVisitor();
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = withStored(
    operatorCurrencies().map(({ key }) => key),
    rule.currencies,
  );
  const countries = withStored(homeCountries, rule.countries);

  return (
    <div className={styles.rule}>
      <Some
        legend={t('currencies')}
        choices={currencies.map((key) => ({ key, name: key.toUpperCase() }))}
        chosen={rule.currencies}
        onToggle={(key) => onChange({ currencies: toggled(rule.currencies, key) })}
      />
      <Some
        legend={t('countries')}
        choices={countries.map((key) => ({ key, name: countryNames.of(key) ?? key }))}
        chosen={rule.countries}
        onToggle={(key) => onChange({ countries: toggled(rule.countries, key) })}
      />
      <Some
        legend={t('buyers')}
        choices={buyerKinds.map((key) => ({ key, name: t('buyer', { kind: key }) }))}
        chosen={rule.buyers}
        onToggle={(key) =>
          onChange({ buyers: buyerKinds.filter((kind) => toggled<string>(rule.buyers, key).includes(kind)) })
        }
      />
    </div>
  );
}

/** What was stored and is no usual choice stays one. */
function withStored(usual: readonly string[], stored: readonly string[]): string[] {
  return [...usual, ...stored.filter((key) => !usual.includes(key))];
}

type SomeProps = {
  legend: string;
  choices: readonly { key: string; name: string }[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
};

/** None of them means all of them. */
function Some({ legend, choices, chosen, onToggle }: SomeProps) {
  const t = useTexts('desk_settings');

  return (
    <ChoiceGroup legend={chosen.length === 0 ? t('for_all', { legend }) : legend}>
      <div className={styles.some}>
        {choices.map(({ key, name }) => (
          <CheckboxField key={key} label={name} checked={chosen.includes(key)} onChange={() => onToggle(key)} />
        ))}
      </div>
    </ChoiceGroup>
  );
}
