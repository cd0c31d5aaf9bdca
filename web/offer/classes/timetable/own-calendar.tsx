import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimetableFeed } from '#contract/learning/timetable/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { LiveRegion } from '#web/shared/ui/hidden.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { OtherWays } from '../calendar/other-ways.tsx';
import { feedsQuery } from './timetable-queries.ts';
import styles from './timetable.module.css';

/** Lessons that one follows, in all classes or in one, or that one gives. */
type Followed = { enrollment_id: number | null; is_taught: boolean };

/** The private addresses with which other calendars follow the timetable of an enrollment, or what a trainer gives. */
export function OwnCalendar({ of }: { of: number | 'taught' }) {
  const t = useTexts('timetable');
  const query = useQuery(feedsQuery());

  return (
    <div className={styles.calendar}>
      <Part title={t('calendar')}>
        <p>{t('calendar_text')}</p>
        <Loaded query={query} loading={t('loading')} failed={t('calendar_failed')}>
          {({ results }) =>
            feedsOf(of).map((followed) => (
              <Feed
                key={String(followed.enrollment_id)}
                followed={followed}
                feed={results.find((one) => isOf(one, followed))}
              />
            ))
          }
        </Loaded>
      </Part>
    </div>
  );
}

function feedsOf(of: number | 'taught'): Followed[] {
  if (of === 'taught') return [{ enrollment_id: null, is_taught: true }];
  return [null, of].map((enrollment_id) => ({ enrollment_id, is_taught: false }));
}

function isOf(feed: TimetableFeed, { enrollment_id, is_taught }: Followed): boolean {
  return feed.enrollment_id === enrollment_id && feed.is_taught === is_taught;
}

type FeedProps = { followed: Followed; feed: TimetableFeed | undefined };
type Question = 'renew' | 'revoke' | null;

function Feed({ followed, feed }: FeedProps) {
  const t = useTexts('timetable');
  const { fullDay } = useDates();
  const { create, revoke, url, said, busy, errors } = useFeed(followed, feed);
  const [question, setQuestion] = useState<Question>(null);
  const which = t(nameOf(followed));
  const confirm = async () => {
    await (question === 'renew' ? create() : revoke());
    setQuestion(null);
  };

  return (
    <Stack>
      <h3>{which}</h3>
      <p>{feed ? t('calendar_since', { day: fullDay(feed.created_at) }) : t('calendar_none')}</p>
      {url !== null && <Address url={url} />}
      <Row>
        {!feed && (
          <Button variant="secondary" busy={busy} onPress={() => void create()} aria-label={t('create_of', { which })}>
            {t('create')}
          </Button>
        )}
        {feed &&
          (['renew', 'revoke'] as const).map((move) => (
            <Button
              key={move}
              variant={move === 'renew' ? 'secondary' : 'dangerQuiet'}
              small
              onPress={() => setQuestion(move)}
              aria-label={t(`${move}_of`, { which })}
            >
              {t(move)}
            </Button>
          ))}
      </Row>
      <CommandErrors errors={errors} />
      <LiveRegion>{said}</LiveRegion>
      <ConfirmDialog
        open={question !== null}
        title={t(question === 'renew' ? 'renew_title' : 'revoke_title')}
        cancelLabel={t('cancel')}
        confirmLabel={t(question ?? 'revoke')}
        busy={busy}
        onCancel={() => setQuestion(null)}
        onConfirm={() => void confirm()}
      >
        <p>{t(question === 'renew' ? 'renew_text' : 'revoke_text')}</p>
      </ConfirmDialog>
    </Stack>
  );
}

function nameOf({ enrollment_id, is_taught }: Followed) {
  if (is_taught) return 'calendar_taught';
  return enrollment_id === null ? 'calendar_all' : 'calendar_one';
}

function useFeed(followed: Followed, feed: TimetableFeed | undefined) {
  const t = useTexts('timetable');
  const client = useQueryClient();
  const { send, busy, errors } = useSending();
  const [url, setUrl] = useState<string | null>(null);
  const [text, setSaid] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: feedsQuery().queryKey });

  const create = () =>
    send(async () => {
      const { data } = await api().timetable.createTimetableFeed({ data: [followed] });
      setUrl(data[0].url);
      setSaid(t('created'));
      await refresh();
    });

  const revoke = () =>
    send(async () => {
      if (feed) await api().timetable.deleteTimetableFeed({ data: [{ id: feed.id }] });
      setUrl(null);
      setSaid(t('revoked'));
      await refresh();
    });

  return { create, revoke, url, said: text, busy, errors };
}

function Address({ url }: { url: string }) {
  const t = useTexts('timetable');

  return (
    <Stack>
      <p>{t('calendar_once')}</p>
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ small: true })}>
          {t('subscribe')}
        </a>
      </p>
      <OtherWays address={url} />
    </Stack>
  );
}
