import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClassResource } from '#contract/areas/classroom/resources.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';

export function RemoveResource({ resource: { id, title } }: { resource: ClassResource }) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const [isOpen, setIsOpen] = useState(false);

  async function remove(): Promise<void> {
    const { classroom } = api();
    if (!(await send(() => classroom.deleteClassResource({ data: [{ id }] })))) return;
    setIsOpen(false);
    notify({ kind: 'success', messages: t('resource_removed') });
    await client.invalidateQueries({ queryKey: queries().classroom.retrieveClassResources.key() });
  }

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setIsOpen(true)}>
        <Icon of={Trash2} />
        {t('resource_remove')}
        <Hidden>: {title}</Hidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('resource_remove_title')}
        cancelLabel={t('cancel')}
        confirmLabel={t('resource_remove')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void remove()}
      >
        <CommandErrors errors={errors} />
        <p>{t('resource_remove_words', { title })}</p>
      </ConfirmDialog>
    </>
  );
}
