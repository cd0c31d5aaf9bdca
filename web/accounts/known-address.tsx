import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';

type KnownAddressProps = { username: string; redirect: string | undefined; onAnother: () => void };

/** What to do when the address has an account already; its owner has got a mail. */
export function KnownAddress({ username, redirect, onAnother }: KnownAddressProps) {
  const t = useTexts('sign');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <Stack>
      <div ref={notice} tabIndex={-1}>
        <Alert tone="warning" title={t('known_title')} announce>
          {t('known_text', { username })}
        </Alert>
      </div>
      <Row>
        <Link to="/login" search={redirect ? { redirect } : {}} className={buttonClass()}>
          {t('sign_in')}
        </Link>
        <Button variant="quiet" onPress={onAnother}>
          {t('another_address')}
        </Button>
      </Row>
    </Stack>
  );
}
