import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { clearPendingItem, rememberPendingItem } from './pending-item.ts';

type InviteProps = { course: { id: number; title: string }; onClose: () => void };

export function InviteToSave({ course, onClose }: InviteProps) {
  const t = useTexts('wishlist');
  const shell = useTexts('shell');
  const redirect = useLocation({ select: ({ href }) => href });

  useEffect(() => rememberPendingItem(course.id), [course.id]);
  const turnBack = () => {
    clearPendingItem();
    onClose();
  };

  // A card clips its content.
  return createPortal(
    <Dialog
      open
      onClose={turnBack}
      title={t('invitation')}
      closeLabel={shell('close')}
      actions={
        <>
          <Link to="/sign-up" search={{ redirect }} className={buttonClass({ variant: 'secondary' })}>
            {shell('sign_up')}
          </Link>
          <Link to="/login" search={{ redirect }} className={buttonClass()}>
            {shell('login')}
          </Link>
        </>
      }
    >
      <p>{t('invitation_text', { title: course.title })}</p>
    </Dialog>,
    document.body,
  );
}
