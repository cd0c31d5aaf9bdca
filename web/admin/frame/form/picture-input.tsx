import { useState } from 'react';
import { pictureTypes } from '#contract/platform/files/values.ts';
import { sendPicture } from '#web/people/people/account/send-picture.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { usePicture } from '#web/shared/page/picture-of.ts';
import { compressPicture, NotAPicture } from '#web/shared/pictures/compress-picture.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { textIn, type FieldInputProps } from './fields.ts';
import styles from './record-form.module.css';

/** A picture, which is sent when it is chosen, and shown by the record once that is saved. */
export function PictureInput({ field, typed, errors, onChange, onWaiting }: FieldInputProps) {
  const { label, help, name } = field;
  const isLogo = field.kind === 'picture' && field.isLogo === true;
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const sending = useSending();
  const [round, setRound] = useState(0);
  const id = textIn(typed);
  const source = usePicture(id === '' ? null : Number(id), { isRequested: true, size: isLogo ? 'full' : 'small' });

  async function choose([file]: File[]): Promise<boolean> {
    if (!file) return true;
    // From the first moment: who saves meanwhile would save without the picture.
    onWaiting?.(true);
    try {
      const picture = await compressPicture(file, { isTransparent: isLogo });
      const isSent = await sending.send(async () => onChange(String(await sendPicture(picture))));
      if (isSent) setRound(round + 1);
      return isSent;
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      sending.refuse([{ field: name, message: t('not_a_picture') }]);
      return false;
    } finally {
      onWaiting?.(false);
    }
  }

  return (
    <div className={styles.picture}>
      {source && <img src={source} alt={label} />}
      <FileField
        key={round}
        name={name}
        label={label}
        chooseLabel={t('choose_picture')}
        help={help ?? t('picture_help')}
        locale={locale}
        accept={pictureTypes.join(',')}
        onFiles={choose}
        error={sending.errors[0]?.message ?? errors[0]?.message}
      />
      {id !== '' && (
        <Button variant="dangerQuiet" small onPress={() => onChange('')}>
          {t('remove_picture')}
        </Button>
      )}
    </div>
  );
}
