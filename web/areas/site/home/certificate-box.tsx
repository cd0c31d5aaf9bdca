import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { DeepBand } from '#web/shared/ui/section.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import styles from './certificate-box.module.css';

const page = '/certificate-validation';

export function CertificateBox({ title }: { title?: string | undefined }) {
  const t = useTexts('home');
  const navigate = useNavigate();

  return (
    <DeepBand
      title={
        title ?? (
          <>
            {t('check_title')} <NoBreak>{t('check_it')}</NoBreak>
          </>
        )
      }
      words={<p>{t('check_text')}</p>}
    >
      <form
        className={styles.root}
        action={page}
        onSubmit={(event) => {
          event.preventDefault();
          const number = new FormData(event.currentTarget).get('number');
          const search = typeof number === 'string' && number.trim() ? { number: number.trim() } : {};
          void navigate({ to: page, search });
        }}
      >
        <TextField
          name="number"
          label={t('check_number')}
          help={t('check_help')}
          placeholder="IBL/2026/C/000417"
          autoComplete="off"
        />
        <Button type="submit">{t('check')}</Button>
      </form>
    </DeepBand>
  );
}
