import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';

type StoredDetailProps = {
  shown: string;
  note?: ReactNode;
  mayEdit: boolean;
  busy: boolean;
  deleteTitle: string;
  deleteText: string;
  onChange: () => void;
  onDelete: () => Promise<boolean>;
};

export function StoredDetail({ shown, note, mayEdit, busy, ...actions }: StoredDetailProps) {
  const t = useTexts('payment_methods');
  const { deleteTitle, deleteText, onChange, onDelete } = actions;
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await onDelete();
    setOpen(false);
  };

  return (
    <Stack>
      <div>
        <p>
          <b>{shown}</b>
        </p>
        {note && (
          <p>
            <Muted>{note}</Muted>
          </p>
        )}
      </div>
      {mayEdit && (
        <Row>
          <Button variant="quiet" small onPress={onChange}>
            <Icon of={Pencil} />
            {t('edit')}
          </Button>
          <Button variant="dangerQuiet" small onPress={() => setOpen(true)}>
            <Icon of={Trash2} />
            {t('delete')}
          </Button>
          <ConfirmDialog
            open={isOpen}
            title={deleteTitle}
            busy={busy}
            cancelLabel={t('cancel')}
            confirmLabel={t('delete')}
            onCancel={() => setOpen(false)}
            onConfirm={() => void remove()}
          >
            <p>{deleteText}</p>
          </ConfirmDialog>
        </Row>
      )}
    </Stack>
  );
}
