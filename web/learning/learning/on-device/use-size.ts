import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

const tinyBytes = 100_000;

/** Texts have no size of their own: a module of texts is said to be small. */
export function useSize(): (bytes: number) => string {
  const t = useTexts('on_device');
  const { locale } = useVisitor();
  return (bytes) => (bytes < tinyBytes ? t('tiny') : fileSizeText(Math.max(bytes, tinyBytes), locale));
}
