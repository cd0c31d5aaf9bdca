import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { DeepBand } from '#web/shared/ui/section.tsx';

export function TalkToUs() {
  const t = useTexts('about');

  return (
    <DeepBand title={t('talk')} words={<p>{t('talk_text')}</p>}>
      <Row>
        <Link to="/contact" className={buttonClass()}>
          {t('write')}
        </Link>
      </Row>
    </DeepBand>
  );
}
