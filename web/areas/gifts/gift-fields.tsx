import { useState } from 'react';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { longestGiftMessage } from '#contract/sales/orders/values.ts';
import { dayAfter, dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

type GiftFieldsProps = {
  /** What the names of the fields begin with; empty for none. */
  name: string;
  value: GiftDetails;
  /** False once it was sent. */
  hasDay?: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<GiftDetails>) => void;
};

export function GiftFields({ name, value, hasDay = true, errorOf, onChange }: GiftFieldsProps) {
  const t = useTexts('gift_choice');
  const [today] = useState(() => dayIn(operatorZone, new Date()));
  const field = (of: keyof GiftDetails) => {
    const path = name ? `${name}.${of}` : of;
    return { name: path, error: errorOf(path), value: value[of] ?? '' };
  };

  return (
    <FieldStack>
      <TextField
        {...field('email')}
        type="email"
        label={t('email')}
        help={t('email_help')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        {...field('name')}
        label={t('name')}
        optional={t('optional')}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextArea
        {...field('message')}
        label={t('message')}
        optional={t('optional')}
        help={t('message_help', { most: longestGiftMessage })}
        maxLength={longestGiftMessage}
        rows={3}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      {hasDay && (
        <TextField
          {...field('send_on')}
          type="date"
          label={t('send_on')}
          optional={t('optional')}
          help={t('send_on_help')}
          min={today}
          max={dayAfter(today, 365)}
          onChange={({ target }) => onChange({ send_on: target.value || null })}
        />
      )}
    </FieldStack>
  );
}
