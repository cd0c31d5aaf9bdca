import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

export function Opening() {
  const t = useTexts('learn');
  return <SkeletonRows rows={3} label={t('opening')} />;
}
