import type { UserRole } from '#contract/people/identity/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export function useRoleNames(): (roles: readonly { name: string }[]) => string {
  const t = useTexts('profile');
  const words: Record<UserRole, string> = {
    student: t('role_student'),
    client: t('role_client'),
    administrator: t('role_administrator'),
    trainer: t('role_trainer'),
  };
  return (roles) =>
    roles.map(({ name }) => Object.entries(words).find(([role]) => role === name)?.[1] ?? name).join(' · ');
}
