import { defineSlice } from '#api/shared/slice.ts';
import { awardAchievements } from './award-achievements.ts';
import { retrieveAchievements } from './retrieve-achievements.ts';
import { readSharedAchievement, shareAchievement, unshareAchievement } from './share-achievement.ts';
import { tables } from './tables.ts';

export const achievementsSlice = defineSlice('achievements', {
  verbs: { retrieveAchievements, shareAchievement, unshareAchievement, readSharedAchievement },
  reactions: {
    content_completed: {
      'award-for-content': (ctx, { enrollment_id }) => awardAchievements(ctx, enrollment_id),
    },
    enrollment_concluded: {
      'award-for-conclusion': (ctx, { enrollment_id }) => awardAchievements(ctx, enrollment_id),
    },
  },
  tables,
});
