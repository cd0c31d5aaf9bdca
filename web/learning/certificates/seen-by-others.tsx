import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export function SeenByOthers({ certificate }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const { id, grade, show_name, show_grade } = certificate;

  return (
    <ChoiceGroup legend={t('seen_by_others')}>
      <Choice
        label={t('show_name')}
        chosen={show_name}
        save={(next) => api().certificates.showName({ data: [{ id, show_name: next }] })}
      />
      {grade !== null && (
        <Choice
          label={t('show_grade')}
          chosen={show_grade}
          save={(next) => api().certificates.showGrade({ data: [{ id, show_grade: next }] })}
        />
      )}
    </ChoiceGroup>
  );
}

type ChoiceProps = { label: string; chosen: boolean; save: (next: boolean) => Promise<unknown> };

/** Shows the new choice while it is saved, and the old one again if that fails. */
function Choice({ label, chosen, save }: ChoiceProps) {
  const t = useTexts('certificates');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, send } = useSending();
  const [requested, setWanted] = useState<boolean>();
  const change = async (next: boolean) => {
    if (busy) return;
    setWanted(next);
    const saved = await send(async () => {
      await save(next);
      await client.invalidateQueries({ queryKey: [locale, 'certificates'] });
    });
    setWanted(undefined);
    if (!saved) notify({ kind: 'error', messages: t('not_changed') });
  };

  return (
    <CheckboxField label={label} checked={requested ?? chosen} onChange={({ target }) => void change(target.checked)} />
  );
}
