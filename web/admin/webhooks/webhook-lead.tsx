import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { DeskLink } from '../desk-link.tsx';
import type { WebhookRow } from './noun.ts';
import { showSecret, useShownSecret } from './shown-secret.ts';
import styles from './webhooks.module.css';

/** A new secret, why nothing arrives, and the way to what was sent. */
export function WebhookLead({ row }: { row: WebhookRow }) {
  const t = useTexts('desk_webhooks');
  const { short } = useMoments();
  const secret = useShownSecret(row.id);
  const { disabled_reason: reason, failing_since: since, former_secret_until: until } = row;

  return (
    <div className={styles.lead}>
      <Stack>
        {secret !== null && <Secret secret={secret} />}
        {until !== null && <Alert>{t('both_secrets', { until: short(until) })}</Alert>}
        {reason !== null && reason !== 'staff' && (
          <Alert tone="warning" title={t(`disabled_${reason}`)}>
            <p>{t('disabled_text')}</p>
          </Alert>
        )}
        {reason === null && since !== null && (
          <Alert tone="warning">{t('failing_since', { since: short(since) })}</Alert>
        )}
        <Row>
          <DeskLink to={`webhooks/${row.id}/deliveries`} className={buttonClass({ variant: 'secondary' })}>
            {t('deliveries')}
          </DeskLink>
        </Row>
      </Stack>
    </div>
  );
}

/** The only place where the secret is shown. */
function Secret({ secret }: { secret: string }) {
  const t = useTexts('desk_webhooks');

  return (
    <Alert tone="warning" announce title={t('copy_now')}>
      <Stack>
        <p>{t('copy_now_text')}</p>
        <CopyFields>
          <CopyField
            term={t('secret')}
            shown={<code>{secret}</code>}
            text={secret}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
          />
        </CopyFields>
        <Row>
          <Button small variant="secondary" onPress={() => showSecret(null)}>
            {t('have_copied')}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
