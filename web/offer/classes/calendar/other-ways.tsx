import { useTexts } from '#web/shared/texts/texts.ts';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import styles from './subscribe.module.css';

const ways = ['phone', 'google', 'outlook'] as const;

export function OtherWays({ address }: { address: string }) {
  const t = useTexts('calendar_later');

  return (
    <Stack>
      <CopyFields>
        <CopyField term={t('address')} shown={address} text={address} copyLabel={t('copy')} copiedLabel={t('copied')} />
      </CopyFields>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <b>{t(`way_${way}`)}</b> {t(`way_${way}_text`)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
