import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<EnrollmentFile['status'], BadgeTone> = {
  missing: 'wait',
  handed_in: 'info',
  approved: 'good',
  rejected: 'bad',
  waived: 'neutral',
};

export function FileBadge({ status }: Pick<EnrollmentFile, 'status'>) {
  const t = useTexts('classroom');

  return <Badge tone={tones[status]}>{t(`file_status_${status}`)}</Badge>;
}
