import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { fileSizeText, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';

type ClassRegulationProps = {
  classroom: Classroom;
  /** Of the caller; null for those who have no enrollment. */
  standing: Pick<EnrollmentStanding, 'enrollment_id' | 'regulation_accepted_at'> | null;
  /** Reads and accepts it; null where nothing waits to be accepted. */
  acceptance: ReactNode;
};

export function ClassRegulation({ classroom, standing, acceptance }: ClassRegulationProps) {
  const t = useTexts('classroom');
  const acceptedAt = standing?.regulation_accepted_at ?? null;

  if (!classroom.regulation && acceptedAt === null) {
    return (
      <EmptyState panel title={t('regulation_none')}>
        {t('regulation_none_words')}
      </EmptyState>
    );
  }
  const isAccepted = acceptedAt !== null;
  return (
    <Stack wide>
      <h2>{t('tab_regulation')}</h2>
      {acceptance ??
        (isAccepted ? <Accepted at={acceptedAt} tz={classroom.tz} /> : <NotAccepted standing={standing} />)}
      <Version of={classroom} />
      {!acceptance && <Read classroom={classroom} enrollmentId={standing?.enrollment_id ?? null} />}
    </Stack>
  );
}

function NotAccepted({ standing }: Pick<ClassRegulationProps, 'standing'>) {
  const t = useTexts('classroom');

  return <p>{t(standing ? 'regulation_over' : 'regulation_for_others')}</p>;
}

function Version({ of: { regulation, tz } }: { of: Classroom }) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { fullDay } = useDates();

  if (!regulation) return null;
  return (
    <DefinitionList
      items={[
        { term: t('regulation_since'), value: fullDay(regulation.since, tz) },
        { term: t('regulation_size'), value: fileSizeText(regulation.byte_size, locale) },
      ]}
    />
  );
}

function Accepted({ at, tz }: { at: string; tz: string }) {
  const t = useTexts('classroom');
  const { fullDay } = useDates();

  return (
    <Alert tone="success" title={t('regulation_accepted_title')}>
      <p>{t('regulation_accepted_on', { day: fullDay(at, tz) })}</p>
    </Alert>
  );
}

type ReadProps = { classroom: Pick<Classroom, 'id' | 'code' | 'regulation'>; enrollmentId: number | null };

/** The version that the person accepted, or else the current one. */
function Read({ classroom: { id, code, regulation }, enrollmentId }: ReadProps) {
  const t = useTexts('classroom');
  const { locale } = useVisitor();
  const { busy, send } = useSending();
  const path = enrollmentId === null ? `/classes/${id}/regulation` : `/enrollments/${enrollmentId}/regulation`;
  const size = regulation ? fileSizeText(regulation.byte_size, locale) : '';

  async function read(): Promise<void> {
    if (await send(() => fetchFile(path, `${code}.pdf`))) return;
    notify({ kind: 'error', messages: t('regulation_not_read') });
  }
  return (
    <Row>
      <Button variant="secondary" busy={busy} onPress={() => void read()}>
        <Icon of={Download} />
        {size ? t('regulation_read', { size }) : t('tab_regulation')}
      </Button>
    </Row>
  );
}
