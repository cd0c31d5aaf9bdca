import { useNavigate } from '@tanstack/react-router';
import type { WaitingSignUp } from '#contract/people/identity/staff/users.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import type { DeskSearch } from '../../frame/list/desk-search.ts';
import { useAccountCommand } from '../use-account-command.tsx';
import { SideList } from './side-list.tsx';

/** Those who signed up and have not confirmed their address. */
export function SignUps({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const navigate = useNavigate();
  const { short } = useMoments();
  const mayManage = hasClaims(useSession(), 'users.manage');
  const filter = search.search === undefined ? {} : { search: search.search };
  const go = (words: string) =>
    void navigate({
      to: '/admin/$',
      params: { _splat: 'people/sign-ups' },
      search: words ? { search: words } : {},
    });

  return (
    <SideList<WaitingSignUp>
      path="people/sign-ups"
      title={t('tab_sign_ups')}
      lead={t('sign_ups_lead')}
      search={search}
      query={(page) => queries().identity.retrieveSignUps.queryOptions({ input: { filter, page } })}
      tools={
        <SearchBox
          key={search.search}
          landmark={t('search_sign_ups')}
          label={t('search_sign_ups')}
          action="/admin/people/sign-ups"
          defaultValue={search.search}
          maxLength={100}
          onSearch={go}
        />
      }
      none={
        <EmptyState panel title={search.search === undefined ? t('no_sign_ups') : desk('no_match')}>
          <p>{search.search === undefined ? t('no_sign_ups_text') : desk('no_match_text')}</p>
        </EmptyState>
      }
      columns={[
        { head: t('name'), headsRow: true, cell: ({ name }) => name },
        { head: t('email'), cell: ({ username }) => username },
        { head: t('role'), cell: ({ role }) => desk('user_role', { role }) },
        { head: t('day'), cell: ({ created_at: at }) => short(at) },
        { head: t('valid_until'), cell: ({ expires_at: at }) => short(at) },
        { head: t('act'), cell: (signUp) => mayManage && <Resend signUp={signUp} /> },
      ]}
    />
  );
}

function Resend({ signUp: { id, username } }: { signUp: WaitingSignUp }) {
  const t = useTexts('desk_people');
  const { run, busy, errors, dialog } = useAccountCommand();
  const resend = () => api().identity.resendSignUp({ data: [{ id }] });

  return (
    <>
      <Button
        variant="secondary"
        small
        busy={busy}
        aria-label={t('resend_to', { name: username })}
        onPress={() => void run(resend, { message: t('resent', { name: username }) })}
      >
        {t('resend')}
      </Button>
      <CommandErrors errors={errors} />
      {dialog}
    </>
  );
}
