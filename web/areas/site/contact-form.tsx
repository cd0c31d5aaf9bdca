import { useRef, type SyntheticEvent } from 'react';
import { contactLimits } from '#contract/people/messages/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldPair, FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import styles from './contact-form.module.css';
import { contactFaults } from './model/contact-faults.ts';

export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts('contact');
  const session = useSession();
  const user = session.status === 'user' ? session.user : null;
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const fields = errors.filter(({ field }) => field).length;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { text } = typedIn(form.current);
    const typed = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
    const faults = contactFaults(typed);
    if (faults.length > 0) return refuse(faults.map(({ field, wrong }) => ({ field, message: t(wrong) })));
    const sent = await send(() =>
      api().messages.createContactMessage({ data: [{ ...typed, website: text('website') }] }),
    );
    if (sent) onSent(typed.email.trim());
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('form')} data-needs-script="">
      <FieldStack>
        <FormErrors title={t('not_sent', { fields })} errors={errors} attempt={attempt} />
        <FieldPair>
          <TextField
            key={`name ${user?.id}`}
            name="name"
            label={t('name')}
            autoComplete="name"
            defaultValue={user?.person.name}
            error={errorOf('name')}
          />
          <TextField
            key={`email ${user?.id}`}
            type="email"
            name="email"
            label={t('email')}
            help={t('email_help')}
            autoComplete="email"
            defaultValue={user?.username}
            error={errorOf('email')}
          />
        </FieldPair>
        <TextField
          name="subject"
          label={t('subject')}
          autoComplete="off"
          maxLength={contactLimits.subject}
          error={errorOf('subject')}
        />
        <TextArea
          name="message"
          label={t('message')}
          help={t('message_help')}
          maxLength={contactLimits.message}
          rows={8}
          error={errorOf('message')}
        />
        <div className={styles.trap} aria-hidden="true">
          <TextField name="website" label={t('website')} autoComplete="off" tabIndex={-1} />
        </div>
        <Caption>{t('at_most')}</Caption>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </FieldStack>
    </form>
  );
}
