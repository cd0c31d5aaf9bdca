/** What a learner collects: concluded courses, classes with full attendance, high grades, and days in a row (domain 9). */
export const achievementKinds = ['courses', 'attendance', 'grade', 'streak'] as const;
export type AchievementKind = (typeof achievementKinds)[number];

/** How many each level takes, in the order of the levels from 1 to 3. The streak counts days, the others courses. */
export const achievementTargets: Record<AchievementKind, readonly number[]> = {
  courses: [1, 5, 15],
  attendance: [1, 3, 10],
  grade: [1, 3, 10],
  streak: [3, 7, 30],
};

/** Of 20: from here on a grade counts as high. */
export const highGrade = 18;
