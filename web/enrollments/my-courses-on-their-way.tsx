import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

export function MyCoursesOnTheirWay() {
  const t = useTexts('my_courses');

  return (
    <Stack>
      <h1>{t('title')}</h1>
      <SkeletonRows rows={3} label={t('loading')} />
    </Stack>
  );
}
