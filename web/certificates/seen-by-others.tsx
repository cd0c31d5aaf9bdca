import { useQueryClient } from '@tanstack/react-query';
import type { Certificate } from '#contract/certificates.ts';
import { api } from '#web/shared/api.ts';
import { useTexts } from '#web/shared/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/use-sending.ts';
import { useVisitor } from '#web/shared/visitor.ts';

/** What the holder lets strangers see at the public check; each choice applies at once. */
export function SeenByOthers({ certificate }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, send } = useSending();
  const { id, grade, show_name, show_grade } = certificate;
  const change = async (run: () => Promise<unknown>) => {
    const changed = await send(async () => {
      await run();
      await client.invalidateQueries({ queryKey: [locale, 'certificates'] });
    });
    if (!changed) notify({ kind: 'error', messages: t('not_changed'), closeLabel: shell('close') });
  };

  return (
    <ChoiceGroup legend={t('seen_by_others')}>
      <CheckboxField
        label={t('show_name')}
        checked={show_name}
        aria-disabled={busy}
        onChange={({ target }) =>
          void change(() => api().certificates.showName({ data: [{ id, show_name: target.checked }] }))
        }
      />
      {grade !== null && (
        <CheckboxField
          label={t('show_grade')}
          checked={show_grade}
          aria-disabled={busy}
          onChange={({ target }) =>
            void change(() => api().certificates.showGrade({ data: [{ id, show_grade: target.checked }] }))
          }
        />
      )}
    </ChoiceGroup>
  );
}
