import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { LearningGuide } from '#contract/areas/guides/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';

export function Guide({ guide, course }: { guide: LearningGuide; course: string }) {
  const t = useTexts('guides');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { id, title, file_name, byte_size, acknowledged_at } = guide;

  return (
    <li>
      <h3>{title}</h3>
      <p>
        {course} · {fileSizeText(byte_size, locale)}
      </p>
      <Row>
        <DownloadFile path={`/learning-guides/${id}/file`} name={file_name} variant="secondary">
          {t('download')}
          <Hidden>: {title}</Hidden>
        </DownloadFile>
        {acknowledged_at ? (
          <Badge tone="good">{t('acknowledged', { day: fullDay(acknowledged_at) })}</Badge>
        ) : (
          <Acknowledge guide={guide} />
        )}
      </Row>
    </li>
  );
}

function Acknowledge({ guide: { id, title } }: { guide: LearningGuide }) {
  const t = useTexts('guides');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();

  async function acknowledge(): Promise<void> {
    await api().guides.acknowledgeGuide({ data: [{ id }] });
    await client.invalidateQueries({ queryKey: queries().guides.retrieveLearningGuides.key() });
  }
  return (
    <>
      <Button variant="quiet" small busy={busy} onPress={() => void send(acknowledge)}>
        <Icon of={Check} />
        {t('acknowledge')}
        <Hidden>: {title}</Hidden>
      </Button>
      <CommandErrors errors={errors} />
    </>
  );
}
