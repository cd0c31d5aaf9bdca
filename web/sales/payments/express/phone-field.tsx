import type { ComponentProps } from 'react';
import { TextField } from '#web/shared/ui/text-field.tsx';

type PhoneFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'error' | 'value' | 'onChange'>;

/** The mobile phone that Express asks to pay. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField type="tel" name="phone" autoComplete="tel" maxLength={30} {...props} />;
}
