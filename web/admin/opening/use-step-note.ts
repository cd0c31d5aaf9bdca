import type { SetUp } from '#contract/areas/opening/calls.ts';
import type { SetUpStep } from '#contract/areas/opening/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

/** What is known about a step, or what to do in it. */
export function useStepNote({ seller_name: seller, ways_to_pay: ways, mail }: SetUp) {
  const t = useTexts('desk_opening');
  const dates = useDates();

  function mailNote(isDone: boolean): string {
    if (!mail.is_set) return t('mail_off');
    if (!isDone || mail.last_sent_at === null) return t('note_mail');
    return t('mail_sent', { moment: `${dates.dayOfYear(mail.last_sent_at)}, ${dates.time(mail.last_sent_at)}` });
  }

  function waysNote(): string {
    const names = [
      ways.gateway === 'real' && t('way_gateway'),
      ways.gateway === 'sandbox' && t('way_sandbox'),
      ways.transfer && t('way_transfer'),
      ways.cash && t('way_cash'),
    ];
    return names.filter((name) => name !== false).join(' · ');
  }

  return (step: SetUpStep, isDone: boolean): string => {
    if (step === 'mail') return mailNote(isDone);
    if (!isDone) return t('note', { key: step });
    if (step === 'seller') return seller;
    return step === 'payments' ? waysNote() : t('there_is', { key: step });
  };
}
