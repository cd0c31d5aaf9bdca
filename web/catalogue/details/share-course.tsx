import { Share2 } from 'lucide-react';
import { CopyLink } from '#web/shared/page/copy-link.tsx';
import { addressesOf } from '#web/shared/page/page-addresses.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { CoursePart } from '../course-body.tsx';

export function ShareCourse({ id, title }: { id: number; title: string }) {
  const t = useTexts('course_tail');
  const { locale } = useVisitor();
  const url = addressesOf({ site: pageFacts().siteAddress, path: `/courses/${id}`, lang: locale }).canonical;
  // Closing the device's own dialog is no failure.
  const pass = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <CoursePart title={t('share')}>
      <Row>
        {'share' in navigator && (
          <Button variant="secondary" small onPress={() => void pass()}>
            <Icon of={Share2} />
            {t('pass_on')}
          </Button>
        )}
        <CopyLink address={url} copyLabel={t('copy')} copiedLabel={t('copied')} addressLabel={t('address')} />
      </Row>
    </CoursePart>
  );
}
