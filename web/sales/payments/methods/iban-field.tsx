import { isIban } from '#contract/rules/iban.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';

/** The text that a form reads as `iban`. */
export function IbanField({ error }: { error: string | undefined }) {
  const t = useTexts('payment_methods');

  return (
    <TextField
      name="iban"
      label={t('iban_label')}
      help={t('iban_help')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      error={error}
    />
  );
}

export function useIbanFaults() {
  const t = useTexts('payment_methods');
  return (iban: string) => (isIban(iban) ? [] : [{ field: 'iban', message: t('iban_wrong') }]);
}
