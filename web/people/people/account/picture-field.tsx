import { pictureTypes } from '#contract/platform/files/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { usePictureChoice } from './use-picture-choice.ts';

type PictureFieldProps = {
  label: string;
  help: string;
  choice: Pick<ReturnType<typeof usePictureChoice>, 'round' | 'choose'>;
  error: string | undefined;
};

export function PictureField({ label, help, choice: { round, choose }, error }: PictureFieldProps) {
  const t = useTexts('account');
  const { locale } = useVisitor();

  return (
    <FileField
      key={round}
      name="picture"
      label={label}
      chooseLabel={t('choose_file')}
      help={help}
      locale={locale}
      accept={pictureTypes.join(',')}
      onFiles={choose}
      error={error}
    />
  );
}
