import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Closing, DataExport } from '#contract/areas/privacy/values.ts';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { hasClaims, useSession, useUser } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Prose, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAccountCommand } from '../use-account-command.tsx';
import { Part } from '../../frame/record/part.tsx';

type Props = { user: UserRecord; mayAct: boolean };

/** What a person may ask for: a copy of the data, and their erasure. */
export function Privacy({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const own = useUser();
  const mayAct = hasClaims(useSession(), 'users.manage') && own?.id !== user.id;
  const filter = { user_id: user.id };
  const page = { number: 1, size: 1 };
  const input = { filter, page };
  const exports = useQuery({ ...queries().privacy.retrieveUserExports.queryOptions({ input }), staleTime: 0 });
  const closing = useQuery({ ...queries().privacy.retrieveUserClosing.queryOptions({ input }), staleTime: 0 });
  const words = { loading: t('loading_part', { title: t('part_privacy') }), failed: t('privacy_not_loaded') };

  return (
    <Part id="privacy" title={t('part_privacy')}>
      <Loaded query={exports} {...words}>
        {({ results: [latest] }) => <Copy user={user} mayAct={mayAct} latest={latest} />}
      </Loaded>
      <Loaded query={closing} {...words}>
        {({ results: [standing] }) => standing && <Leave user={user} mayAct={mayAct} closing={standing} />}
      </Loaded>
    </Part>
  );
}

function Copy({ user: { id, person, disabled_at }, mayAct, latest }: Props & { latest: DataExport | undefined }) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const day = latest && dates.dayOfYear((latest.status === 'ready' && latest.expires_at) || latest.requested_at);

  return (
    <Stack>
      <p>{latest && day ? t(`export_${latest.status}`, { day }) : t('export_none')}</p>
      {mayAct && disabled_at === null && latest?.status !== 'waiting' && (
        <div>
          <Button variant="secondary" small onPress={() => setIsOpen(true)}>
            {t('export_ask')}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={isOpen}
        title={t('export_title', { name: person.name })}
        reasonHelp={t('request_help')}
        actLabel={t('export_ask')}
        done={t('export_asked', { name: person.name })}
        send={(reason) => api().privacy.requestUserExport({ data: [{ id, reason }] })}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('export_text')}</p>
      </ReasonDialog>
    </Stack>
  );
}

function Leave({ user, mayAct, closing }: Props & { closing: Closing }) {
  const t = useTexts('desk_people');
  const { locale } = useVisitor();
  const names = new Intl.ListFormat(locale).format(closing.owned_alone.map(({ name }) => name));

  if (closing.closes_at !== null) return <Leaving user={user} mayAct={mayAct} closesAt={closing.closes_at} />;
  if (closing.is_last_administrator) return <p>{t('close_last')}</p>;
  if (names) return <p>{t('close_owner', { names })}</p>;
  return mayAct && <Close user={user} days={closing.grace_days} />;
}

function Close({ user: { id, person }, days }: { user: UserRecord; days: number }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button variant="dangerQuiet" small onPress={() => setIsOpen(true)}>
        {t('close_ask')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('close_title', { name: person.name })}
        reasonHelp={t('request_help')}
        actLabel={t('close_ask')}
        isDanger
        done={t('closing_asked', { name: person.name, days })}
        send={(reason) => api().privacy.closeUser({ data: [{ id, reason }] })}
        onClose={() => setIsOpen(false)}
      >
        <Prose>
          <ul>
            <li>{t('close_request')}</li>
            <li>{t('close_grace', { days })}</li>
            <li>{t('close_goes')}</li>
            <li>{t('close_stays')}</li>
          </ul>
        </Prose>
      </ReasonDialog>
    </div>
  );
}

function Leaving({ user: { id, person }, mayAct, closesAt }: Props & { closesAt: string }) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const { run, busy, errors, dialog } = useAccountCommand();
  const keep = () => api().privacy.keepUser({ data: [{ id }] });

  return (
    <Alert tone="warning" title={t('closes_on', { day: dates.dayOfYear(closesAt) })}>
      <p>{t('closes_text')}</p>
      {mayAct && (
        <Button
          variant="secondary"
          small
          busy={busy}
          onPress={() => void run(keep, { message: t('kept', { name: person.name }) })}
        >
          {t('keep')}
        </Button>
      )}
      <CommandErrors errors={errors} />
      {dialog}
    </Alert>
  );
}
