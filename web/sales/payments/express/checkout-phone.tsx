import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { PhoneField } from './phone-field.tsx';
import { StoredPhone } from './stored-phone.tsx';
import type { CheckoutPhone } from './use-checkout-phone.ts';

type CheckoutPhoneEntryProps = {
  entry: CheckoutPhone;
  typed: { phone: string; keepsPhone: boolean };
  error: string | undefined;
  onChange: (part: { phone?: string; keepsPhone?: boolean }) => void;
};

/** At the checkout, where Express was chosen. */
export function CheckoutPhoneEntry({ entry, typed, error, onChange }: CheckoutPhoneEntryProps) {
  const t = useTexts('express');

  if (entry.isLoading) return <SkeletonRows rows={2} label={t('loading')} />;
  if (entry.stored !== null) return <StoredPhone end={entry.stored} note={t('to_stored')} onOther={entry.useOther} />;
  return (
    <Stack>
      <PhoneField
        label={t('phone')}
        help={t('phone_help')}
        value={typed.phone}
        error={error}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      {entry.mayStore && (
        <CheckboxField
          label={t('keep')}
          checked={typed.keepsPhone}
          onChange={({ target }) => onChange({ keepsPhone: target.checked })}
        />
      )}
    </Stack>
  );
}
