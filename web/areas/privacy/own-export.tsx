import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DataExport } from '#contract/areas/privacy/values.ts';
import { api } from '#web/shared/api/api.ts';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { exportQuery } from './privacy-queries.ts';

export function OwnExport() {
  const t = useTexts('privacy');
  const query = useQuery(exportQuery());

  return (
    <Section id="export" title={t('export')}>
      <Loaded query={query} loading={t('loading')} failed={t('export_not_loaded')}>
        {({ results }) => <ExportState newest={results[0]} />}
      </Loaded>
    </Section>
  );
}

function ExportState({ newest }: { newest: DataExport | undefined }) {
  const t = useTexts('privacy');
  if (newest?.status === 'waiting') {
    return <Awaiting title={t('export_waiting')}>{t('export_waiting_text')}</Awaiting>;
  }
  return (
    <Stack>
      <p>{t('export_text')}</p>
      {newest?.status === 'ready' && <ReadyExport of={newest} />}
      <RequestExport again={newest?.status === 'ready'} />
    </Stack>
  );
}

function ReadyExport({ of: { id, requested_at, expires_at, byte_size } }: { of: DataExport }) {
  const t = useTexts('privacy');
  const { fullDay } = useDates();
  const { locale } = useVisitor();
  const { busy, errors, attempt, send } = useSending();
  const name = `mestria-${requested_at.slice(0, 10)}.zip`;

  return (
    <Stack>
      <p>
        <b>{t('export_ready')}</b>{' '}
        {t('export_until', { day: fullDay(expires_at ?? requested_at), size: fileSizeText(byte_size ?? 0, locale) })}
      </p>
      <FormErrors title={t('export_not_downloaded')} errors={errors} attempt={attempt} />
      <Row>
        <Button
          busy={busy}
          variant="secondary"
          onPress={() => void send(() => fetchFile(`/users/exports/${id}/file`, name))}
        >
          <Icon of={Download} />
          {t('export_download')}
        </Button>
      </Row>
    </Stack>
  );
}

function RequestExport({ again }: { again: boolean }) {
  const t = useTexts('privacy');
  const client = useQueryClient();
  const { busy, errors, attempt, send } = useSending();
  const fresh = useFreshSignIn();
  const request = () =>
    send(async () => {
      await fresh.freshly(() => api().privacy.requestExport({}));
      await client.invalidateQueries({ queryKey: exportQuery().queryKey });
    });

  return (
    <>
      <FormErrors title={t('export_not_asked')} errors={errors} attempt={attempt} />
      <Row>
        <Button variant={again ? 'quiet' : 'secondary'} busy={busy} onPress={() => void request()}>
          {t(again ? 'export_again' : 'export_ask')}
        </Button>
      </Row>
      {fresh.dialog}
    </>
  );
}
