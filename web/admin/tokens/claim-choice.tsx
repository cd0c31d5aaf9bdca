import type { TokenClaim } from '#contract/people/identity/staff/api-tokens.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import type { OwnGroup } from './own-claims.ts';

type ClaimChoiceProps = {
  groups: readonly OwnGroup[];
  chosen: readonly TokenClaim[];
  error: string | undefined;
  onChange: (claims: readonly TokenClaim[]) => void;
};

/** What a token may do: any of what its creator may do. */
export function ClaimChoice({ groups, chosen, error, onChange }: ClaimChoiceProps) {
  const t = useTexts('desk_tokens');
  const roles = useTexts('desk_roles');

  return groups.map(({ group, claims }, place) => (
    <ChoiceGroup
      key={group}
      legend={t('may_of', { group: roles(`group_${group}`) })}
      error={place === 0 ? error : undefined}
    >
      {claims.map((claim) => (
        <CheckboxField
          key={claim}
          label={roles(`claims.${claim}.name`)}
          help={roles(`claims.${claim}.text`)}
          checked={chosen.includes(claim)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, claim] : chosen.filter((one) => one !== claim))
          }
        />
      ))}
    </ChoiceGroup>
  ));
}
