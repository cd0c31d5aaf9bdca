import { accessRowsOf, forAll, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

/** The owner of the rows has earned nothing. */
export const accessRows = accessRowsOf('achievements', {
  calls: {
    retrieveAchievements: ofCaller(() => ({})),
    shareAchievement: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    unshareAchievement: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    readSharedAchievement: forAll(
      one(() => ({ token: 'this-is-no-token' })),
      'not_found',
    ),
  },
});
