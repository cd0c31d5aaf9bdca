import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { addressesOf } from '#web/shared/page-addresses.ts';
import { pageFacts } from '#web/shared/page-facts.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { LiveRegion } from '#web/shared/ui/live-region.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor.ts';
import { CoursePart } from '../course-body.tsx';

/** Passes the course on by what the device offers, or by its address. Without leave to copy, the address is shown. */
export function ShareCourse({ id, title }: { id: number; title: string }) {
  const t = useTexts('course_tail');
  const { locale } = useVisitor();
  const [state, setState] = useState<'copied' | 'shown'>();
  const url = addressesOf({ site: pageFacts().siteAddress, path: `/courses/${id}`, lang: locale }).canonical;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('shown'),
    );
  // Who closes the device's own dialog has not failed.
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
        <Button variant="secondary" small onPress={() => void copy()}>
          <Icon of={state === 'copied' ? Check : Link2} />
          {t(state === 'copied' ? 'copied' : 'copy')}
        </Button>
      </Row>
      {state === 'shown' && (
        <TextField label={t('address')} value={url} readOnly onFocus={({ target }) => target.select()} />
      )}
      <LiveRegion>{state === 'copied' ? t('copied') : ''}</LiveRegion>
    </CoursePart>
  );
}
