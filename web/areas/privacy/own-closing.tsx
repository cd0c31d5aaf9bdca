import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Closing } from '#contract/areas/privacy/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { closingQuery } from './privacy-queries.ts';

export function OwnClosing() {
  const t = useTexts('privacy');
  const query = useQuery(closingQuery());

  return (
    <Section id="close" title={t('close')}>
      <Loaded query={query} loading={t('loading')} failed={t('close_not_loaded')}>
        {({ data: [closing] }) => (closing.closes_at ? <Leaving of={closing} /> : <Staying of={closing} />)}
      </Loaded>
    </Section>
  );
}

function Staying({ of: { grace_days: days, is_last_administrator, owned_alone } }: { of: Closing }) {
  const t = useTexts('privacy');
  const client = useQueryClient();
  const { busy, errors, attempt, send } = useSending();
  const fresh = useFreshSignIn();
  const [isOpen, setIsOpen] = useState(false);
  if (is_last_administrator) return <Alert>{t('close_last_administrator')}</Alert>;
  if (owned_alone.length > 0) return <OnlyOwner owned={owned_alone} />;

  const close = async () => {
    setIsOpen(false);
    await send(async () => {
      await fresh.freshly(() => api().privacy.closeAccount({}));
      await client.invalidateQueries({ queryKey: closingQuery().queryKey });
    });
  };

  return (
    <Stack>
      <p>{t('close_text', { days })}</p>
      <FormErrors title={t('close_failed')} errors={errors} attempt={attempt} />
      <Row>
        <Button variant="dangerQuiet" busy={busy} onPress={() => setIsOpen(true)}>
          {t('close_ask')}
        </Button>
      </Row>
      <CloseDialog open={isOpen} days={days} onCancel={() => setIsOpen(false)} onClose={() => void close()} />
      {fresh.dialog}
    </Stack>
  );
}

function OnlyOwner({ owned }: { owned: Closing['owned_alone'] }) {
  const t = useTexts('privacy');
  const { locale } = useVisitor();
  const names = new Intl.ListFormat(locale).format(owned.map(({ name }) => name));

  return (
    <Stack>
      <Alert>{t('close_owner', { names })}</Alert>
      <p>
        <Link to="/profile/organization" search={{ view: 'data' }}>
          {t('to_organization')}
        </Link>
      </p>
    </Stack>
  );
}

function Leaving({ of: { closes_at } }: { of: Closing }) {
  const t = useTexts('privacy');
  const client = useQueryClient();
  const { fullDay } = useDates();
  const { busy, errors, attempt, send } = useSending();
  const withdraw = async () => {
    const isWithdrawn = await send(async () => {
      await api().privacy.withdrawClosing({});
      await client.invalidateQueries({ queryKey: closingQuery().queryKey });
    });
    if (isWithdrawn) notify({ kind: 'success', messages: t('kept') });
  };

  return (
    <Stack>
      <Alert tone="warning" title={t('closes_on', { day: fullDay(closes_at ?? '') })} announce>
        {t('closes_text')}
      </Alert>
      <FormErrors title={t('keep_failed')} errors={errors} attempt={attempt} />
      <Row>
        <Button busy={busy} onPress={() => void withdraw()}>
          {t('keep')}
        </Button>
      </Row>
    </Stack>
  );
}
