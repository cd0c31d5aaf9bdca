import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';

export function UserState({ user: { disabled_at: at } }: { user: Pick<UserRecord, 'disabled_at'> }) {
  const t = useTexts('desk_people');

  return at === null ? <Badge tone="good">{t('state_open')}</Badge> : <Badge tone="bad">{t('state_disabled')}</Badge>;
}
