import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

/** In the place of what is on its way. */
export function Opening() {
  const t = useTexts('learn');
  return <SkeletonRows rows={3} label={t('opening')} />;
}
