import { queries } from '#web/shared/api/api.ts';

export function achievementsQuery() {
  return queries().achievements.retrieveAchievements.queryOptions({ input: {} });
}

export function sharedAchievementQuery(token: string) {
  const query = queries().achievements.readSharedAchievement.queryOptions({ input: { data: [{ token }] } });
  return { ...query, staleTime: 0, gcTime: 0 };
}
