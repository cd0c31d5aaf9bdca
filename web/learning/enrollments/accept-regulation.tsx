import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { readRegulation } from './read-regulation.ts';

type AcceptRegulationProps = { enrollment: Enrollment; level: 1 | 2 };

export function AcceptRegulation({ enrollment, level }: AcceptRegulationProps) {
  const { id, regulation, class: run } = enrollment;
  const t = useTexts('learn');
  const { locale } = useVisitor();
  const { busy: isFetching, send: fetch } = useSending();
  const { busy, errors, accept } = useAcceptance();
  if (!regulation) return null;

  const read = async () => {
    const isHere = await fetch(() => readRegulation(enrollment));
    if (!isHere) notify({ kind: 'error', messages: t('regulation_not_read') });
  };

  return (
    <EmptyState
      panel
      level={level}
      title={t('regulation')}
      actions={
        <>
          <Button variant="secondary" busy={isFetching} onPress={() => void read()}>
            <Icon of={Download} />
            {t('regulation_read', { size: fileSizeText(regulation.byte_size, locale) })}
          </Button>
          <Button busy={busy} onPress={() => void accept({ id, regulation_sha256: regulation.sha256 })}>
            {t('regulation_accept')}
          </Button>
        </>
      }
    >
      <p>{t('regulation_words', { code: run.code })}</p>
      {errors.map(({ message }) => (
        <Alert key={message} tone="danger" announce>
          {message}
        </Alert>
      ))}
    </EmptyState>
  );
}

function useAcceptance() {
  const t = useTexts('learn');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();

  /** Loads the contents, or the regulation that has replaced the one that was read. */
  async function showAgain(): Promise<void> {
    const { classroom, enrollments, learning } = queries();
    const calls = [
      classroom.retrieveClassrooms,
      enrollments.retrieveEnrollments,
      enrollments.retrieveEnrollmentStandings,
      learning.retrieveModules,
      learning.openContent,
    ];
    await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: call.key() })));
  }

  async function accept(read: { id: number; regulation_sha256: string }): Promise<void> {
    // A refusal loads the newer regulation too: accepting the old one would be refused again.
    const isAccepted = await send(async () => {
      try {
        await api().enrollments.acceptRegulation({ data: [read] });
      } finally {
        await showAgain();
      }
    });
    if (isAccepted) notify({ kind: 'success', messages: t('regulation_accepted') });
  }

  return { busy, errors, accept };
}
