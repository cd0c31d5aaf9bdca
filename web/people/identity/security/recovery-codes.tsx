import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Copy } from './copy.tsx';
import styles from './security.module.css';

export function NewRecoveryCodes({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useTexts('security');
  const username = useUser()?.username ?? '';
  const asText = () => t('recovery_file', { username, codes: (codes ?? []).join('\n') });

  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      title={t('recovery_title')}
      actions={<Button onPress={onClose}>{t('recovery_done')}</Button>}
    >
      <Stack>
        <p>{t('recovery_shown')}</p>
        <ol className={styles.codes} aria-label={t('recovery')}>
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Row>
          <Copy text={(codes ?? []).join('\n')} label={t('recovery_copy')} />
          <Button variant="secondary" small onPress={() => download('mestria.txt', asText())}>
            {t('recovery_download')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The download still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
