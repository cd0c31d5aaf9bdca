import { useState } from 'react';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { usePicture } from '#web/shared/page/picture-of.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { PictureField } from './picture-field.tsx';
import { Portrait } from './portrait.tsx';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { sendOwnPicture, setOwnPicture } from './send-picture.ts';
import { usePictureChoice } from './use-picture-choice.ts';

export function MyPicture({ user }: { user: SessionUser }) {
  const t = useTexts('account');
  const site = useTexts('site');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const choice = usePictureChoice(refuse);
  const { chosen, clear } = choice;
  const [requested, setRequested] = useState(false);
  const saves = useDataSaver();
  const current = usePicture(user.user_picture_id, { isRequested: requested });

  async function finish(run: () => Promise<void>, message: string): Promise<void> {
    if (!(await send(run))) return;
    clear();
    notify({ kind: 'success', messages: message });
  }

  function submit(): void {
    if (!chosen) return refuse([{ field: 'picture', message: t('picture_missing') }]);
    void finish(() => sendOwnPicture(user.id, chosen.picture), t('picture_saved'));
  }

  return (
    <Section id="picture" title={t('picture')}>
      <Portrait name={user.person.name} picture={chosen?.source ?? current} label={chosen ? t('preview') : undefined} />
      <Form failed={t('picture_not_saved')} errors={errors} attempt={attempt} onSubmit={submit}>
        <PictureField
          label={t('choose_picture')}
          help={t('picture_help')}
          choice={choice}
          error={errorOf('picture') ?? errorOf('file')}
        />
        <Row>
          {saves && user.user_picture_id !== null && !current && (
            <Button variant="quiet" busy={requested} onPress={() => setRequested(true)}>
              {site('show_picture')}
            </Button>
          )}
          <Button type="submit" variant="secondary" busy={busy}>
            {t('save_picture')}
          </Button>
          {user.user_picture_id !== null && (
            <Button
              variant="dangerQuiet"
              busy={busy}
              onPress={() => void finish(() => setOwnPicture(user.id, null), t('picture_removed'))}
            >
              {t('remove_picture')}
            </Button>
          )}
        </Row>
      </Form>
    </Section>
  );
}
