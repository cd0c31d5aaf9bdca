import { useState } from 'react';
import type { Gift } from '#contract/areas/gifts/calls.ts';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { GiftFields } from './gift-fields.tsx';

type ChangeGiftProps = { gift: Gift; onChanged: () => Promise<void>; onClose: () => void };

export function ChangeGift({ gift, onChanged, onClose }: ChangeGiftProps) {
  const t = useTexts('given_courses');
  const { order_item_id, title, status } = gift;
  const isDeclined = status === 'declined';
  const [draft, setDraft] = useState<GiftDetails>(() => ({
    email: isDeclined ? '' : gift.email,
    name: isDeclined ? '' : gift.name,
    message: gift.message,
    send_on: gift.send_on,
  }));
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const waits = status === 'unpaid' || status === 'scheduled';

  async function save(): Promise<void> {
    if (draft.email.trim() === '') return refuse([{ field: 'email', message: t('email_missing') }]);
    const isSaved = await send(() => api().gifts.changeGift({ data: [{ order_item_id, ...draft }] }));
    if (!isSaved) return;
    await onChanged();
    notify({ kind: 'success', messages: t(waits ? 'changed' : 'sent_again', { email: draft.email.trim() }) });
    onClose();
  }

  return (
    <Dialog open title={t('change_title', { title })} onClose={onClose}>
      <Form
        lead={waits ? undefined : <p>{t('change_lead')}</p>}
        failed={t('not_changed')}
        errors={errors}
        attempt={attempt}
        onSubmit={save}
      >
        <GiftFields
          name=""
          value={draft}
          hasDay={waits}
          errorOf={errorOf}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t(waits ? 'save' : 'save_and_send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
