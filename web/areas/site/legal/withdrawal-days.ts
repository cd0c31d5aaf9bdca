import { useQuery } from '@tanstack/react-query';
import { withdrawalDays } from '#contract/rules/withdrawal-days.ts';
import { queries } from '#web/shared/api/api.ts';

export function withdrawalQuery() {
  const keys = withdrawalDays.map(({ key }) => key);
  const input = { filter: { keys }, fields: ['key' as const, 'value' as const] };
  return queries().settings.retrieveApplicationSettings.queryOptions({ input });
}

/** The days to withdraw from a purchase by country, as the operator has set them (domain 1.4). */
export function useWithdrawalDays(): Record<(typeof withdrawalDays)[number]['country'], number> {
  const settings = useQuery(withdrawalQuery()).data?.results ?? [];
  const daysIn = ({ key, otherwise }: (typeof withdrawalDays)[number]) => {
    const days = Number.parseFloat(settings.find((setting) => setting.key === key)?.value ?? '');
    return Number.isFinite(days) ? days : otherwise;
  };
  const [portugal, angola, mozambique] = withdrawalDays;
  return { PT: daysIn(portugal), AO: daysIn(angola), MZ: daysIn(mozambique) };
}
