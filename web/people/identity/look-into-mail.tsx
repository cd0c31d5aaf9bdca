import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { asSentence } from '#web/shared/ui/sentence.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

type LookIntoMailProps = {
  username: string;
  title: string;
  text: string;
  onAgain: () => Promise<unknown>;
  onAnother: () => void;
};

/** Never reveals whether the account exists. The demo site stores its emails and links to them. */
export function LookIntoMail({ username, title, text, onAgain, onAnother }: LookIntoMailProps) {
  const t = useTexts('recovery');
  const { busy, errors, send } = useSending();
  const [times, setTimes] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);

  async function again(): Promise<void> {
    if (await send(onAgain)) setTimes(times + 1);
  }

  return (
    <Stack>
      <div ref={notice} tabIndex={-1}>
        <Alert tone="success" title={title} announce>
          {text}
        </Alert>
      </div>
      {pageFacts().storesEmails && <Alert>{t.rich('kept_mail', { link: linkToMails(username) })}</Alert>}
      <p>{t('not_come')}</p>
      {errors.map(({ message }) => (
        <Alert key={message} tone="danger" announce>
          {asSentence(message)}
        </Alert>
      ))}
      {times > 0 && errors.length === 0 && (
        <Alert key={times} tone="success" announce>
          {t('sent_again', { times })}
        </Alert>
      )}
      <Row>
        <Button variant="secondary" busy={busy} onPress={() => void again()}>
          {t('send_again')}
        </Button>
        <Button variant="quiet" onPress={onAnother}>
          {t('another_address')}
        </Button>
      </Row>
    </Stack>
  );
}

function linkToMails(username: string) {
  return (words: ReactNode) => (
    <a href={`/dev/mail?to=${encodeURIComponent(username)}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
