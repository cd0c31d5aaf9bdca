import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ReceivedGift } from '#contract/areas/gifts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { LinkNotice, OfAnotherAccount, ReceivedLink } from '#web/shared/page/received-link.tsx';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { AnswerGift } from './answer-gift.tsx';
import { receivedGiftQuery } from './gift-behind.ts';
import { receivedState } from './model/received-state.ts';

type ReceivedGiftPageProps = { user: SessionUser; token: string };

export function ReceivedGiftPage({ user, token }: ReceivedGiftPageProps) {
  const t = useTexts('gift');
  const query = useQuery(receivedGiftQuery(token));
  const [isDeclined, setIsDeclined] = useState(false);

  if (isDeclined) return <NotOpen title={t('declined_title')} text={t('declined_text')} />;
  return (
    <ReceivedLink
      query={query}
      loading={t('loading')}
      failed={t('failed')}
      isUnknown={codeOf(query.error) === 'not_found'}
      unknown={<NotOpen title={t('not_found')} text={t('not_found_text')} />}
    >
      {({ data: [gift] }) => (
        <Found
          user={user}
          token={token}
          gift={gift}
          onAccepted={async () => void (await query.refetch())}
          onDeclined={() => setIsDeclined(true)}
        />
      )}
    </ReceivedLink>
  );
}

type FoundProps = ReceivedGiftPageProps & {
  gift: ReceivedGift;
  onAccepted: () => Promise<void>;
  onDeclined: () => void;
};

function Found({ user, token, gift, onAccepted, onDeclined }: FoundProps) {
  const t = useTexts('gift');
  const state = receivedState(gift, user.username);
  const { giver_name: giver, title, message } = gift;

  if (state === 'of_another') return <OfAnother gift={gift} token={token} user={user} />;
  if (state === 'accepted') return <Accepted gift={gift} />;
  return (
    <Stack>
      <h1>{t('title', { giver })}</h1>
      <p>{t('lead', { giver, title })}</p>
      {message && <blockquote>{message}</blockquote>}
      <GiftFacts gift={gift} />
      <p>{t('terms')}</p>
      <AnswerGift token={token} title={title} onAccepted={onAccepted} onDeclined={onDeclined} />
    </Stack>
  );
}

function GiftFacts({ gift: { title, type, start_at, tz, city, expires_at } }: { gift: ReceivedGift }) {
  const t = useTexts('gift');
  const { fullDay } = useDates();

  return (
    <DefinitionList
      items={[
        { term: t('course'), value: title },
        ...(start_at && type !== 'online' ? [{ term: t('starts'), value: fullDay(start_at, tz) }] : []),
        ...(city ? [{ term: t('city'), value: city }] : []),
        ...(expires_at ? [{ term: t('until'), value: fullDay(expires_at, operatorZone) }] : []),
      ]}
    />
  );
}

function Accepted({ gift: { title, course_id, type } }: { gift: ReceivedGift }) {
  const t = useTexts('gift');

  return (
    <LinkNotice
      title={t('accepted_title')}
      actions={
        type === 'online' ? (
          <Link className={buttonClass()} to="/courses/$id/learn" params={{ id: String(course_id) }}>
            {t('to_course')}
          </Link>
        ) : (
          <Link className={buttonClass()} to="/profile/my-courses">
            {t('to_my_courses')}
          </Link>
        )
      }
    >
      <p>{t('accepted_text', { title })}</p>
    </LinkNotice>
  );
}

function OfAnother({ user, token, gift }: ReceivedGiftPageProps & { gift: ReceivedGift }) {
  const t = useTexts('gift');

  return (
    <OfAnotherAccount title={t('of_another_title')} path={`/profile/gifts/${token}`} signOutLabel={t('sign_out')}>
      <p>{t.rich('of_another_text', { email: gift.email, username: user.username, b: bold })}</p>
    </OfAnotherAccount>
  );
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}

function NotOpen({ title, text }: { title: string; text: string }) {
  const t = useTexts('gift');

  return (
    <LinkNotice
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-courses">
          {t('to_my_courses')}
        </Link>
      }
    >
      <p>{text}</p>
    </LinkNotice>
  );
}
