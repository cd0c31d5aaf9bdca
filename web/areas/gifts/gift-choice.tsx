import type { CartLine } from '#contract/sales/cart/calls.ts';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { GiftFields } from './gift-fields.tsx';

export type GiftChoiceProps = {
  lines: readonly CartLine[];
  /** By the id of the course. */
  gifts: Record<string, GiftDetails>;
  errorOf: (field: string) => string | undefined;
  onChange: (gifts: Record<string, GiftDetails>) => void;
};

const noDetails: GiftDetails = { email: '', name: '', message: '', send_on: null };

export function GiftChoice({ lines, gifts, errorOf, onChange }: GiftChoiceProps) {
  const t = useTexts('gift_choice');
  const acting = useActingFor();
  const isOrganization = mayActFor(acting, 'orders.place');
  const input = lines.filter(({ id }) => gifts[id]);

  function toggle(id: number, isGift: boolean): void {
    const { [id]: _, ...others } = gifts;
    onChange(isGift ? { ...others, [id]: noDetails } : others);
  }

  return (
    <Stack>
      {isOrganization && <Alert tone="info">{t('for_organization', { name: acting?.name ?? '' })}</Alert>}
      {(isOrganization ? input : lines)
        .filter(({ package_type }) => package_type !== 'servico')
        .map(({ id, title, quantity }) => {
          const draft = gifts[id];
          const name = `gifts.${input.findIndex((line) => line.id === id)}`;
          return (
            <Stack key={id}>
              <CheckboxField
                label={t('is_gift', { title })}
                help={quantity > 1 && !draft ? t('one_seat') : undefined}
                disabled={quantity > 1 && !draft}
                checked={draft !== undefined}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {draft && (
                <GiftFields
                  name={name}
                  value={draft}
                  errorOf={errorOf}
                  onChange={(part) => onChange({ ...gifts, [id]: { ...draft, ...part } })}
                />
              )}
            </Stack>
          );
        })}
    </Stack>
  );
}
