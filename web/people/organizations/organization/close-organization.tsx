import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { OrganizationClosing, ClosingObstacle } from '#contract/areas/privacy/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { useCommand } from '../use-command.ts';
import type { OwnRole } from '../own-role.ts';

function closingQuery(organization_id: number) {
  const query = queries().privacy.retrieveOrganizationClosing.queryOptions({ input: { filter: { organization_id } } });
  return { ...query, staleTime: 0 };
}

type CloseOrganizationProps = { own: OwnRole };

export function CloseOrganization({ own }: CloseOrganizationProps) {
  const t = useTexts('organization');
  const query = useQuery(closingQuery(own.organization_id));

  return (
    <Part title={t('close')}>
      <Loaded query={query} loading={t('loading')} failed={t('close_not_loaded')}>
        {({ results: [closing] }) =>
          closing &&
          (closing.obstacles.length > 0 ? <NotYet closing={closing} /> : <Closing own={own} closing={closing} />)
        }
      </Loaded>
    </Part>
  );
}

const toSettle: Record<ClosingObstacle, (words: ReactNode) => ReactNode> = {
  account: (words) => <Link to="/profile/current-account">{words}</Link>,
  orders: (words) => <Link to="/profile/our-orders-history">{words}</Link>,
  seats: (words) => (
    <Link to="/profile/our-courses" search={{ state: 'free' }}>
      {words}
    </Link>
  ),
  classes: (words) => (
    <Link to="/profile/our-courses" search={{ state: 'running' }}>
      {words}
    </Link>
  ),
};

function NotYet({ closing: { obstacles } }: { closing: OrganizationClosing }) {
  const t = useTexts('organization');

  return (
    <Stack>
      <p>{t('close_not_yet')}</p>
      <ul>
        {obstacles.map(({ obstacle, count }) => (
          <li key={obstacle}>{t.rich(`close_${obstacle}`, { count, link: toSettle[obstacle] })}</li>
        ))}
      </ul>
    </Stack>
  );
}

function sendClosing(id: number): Promise<unknown> {
  return api().privacy.closeOrganization({ data: [{ id }] });
}

function Closing({ own, closing: { people } }: CloseOrganizationProps & { closing: OrganizationClosing }) {
  const t = useTexts('organization');
  const navigate = useNavigate();
  const { busy, errors, run } = useCommand();
  const fresh = useFreshSignIn();
  const [isOpen, setOpen] = useState(false);
  const { organization_id: id, organization_name: organization } = own;

  async function close(): Promise<void> {
    setOpen(false);
    const isClosed = await run(() => fresh.freshly(() => sendClosing(id)), t('closed', { organization }));
    if (isClosed) await navigate({ to: '/profile/my-affiliations' });
  }

  return (
    <Stack>
      <p>{t('close_text')}</p>
      <CommandErrors errors={errors} />
      <Row>
        <Button variant="dangerQuiet" busy={busy} onPress={() => setOpen(true)}>
          {t('close_ask')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isOpen}
        title={t('close_title', { organization })}
        cancelLabel={t('close_keep')}
        confirmLabel={t('close_now')}
        onCancel={() => setOpen(false)}
        onConfirm={() => void close()}
      >
        <ul>
          <li>{t('close_people', { count: people })}</li>
          <li>{t('close_erased')}</li>
          <li>{t('close_kept')}</li>
          <li>{t('close_final')}</li>
        </ul>
      </ConfirmDialog>
      {fresh.dialog}
    </Stack>
  );
}
