import { describe, expect, test } from 'vitest';
import { certificateNeeds, type Measured } from './certificate-needs.ts';
import { conclusionOf } from './conclusion.ts';

const alone: Measured = {
  status: 'enrolled',
  isPaid: true,
  isConcluded: false,
  waits: false,
  type: 'online',
  classStatus: 'opened',
  progressRate: 80,
  attendanceRate: null,
  attendanceMin: 80,
  isAssessed: true,
  grade: 10,
  gradeMin: 10,
};
const inClass: Measured = { ...alone, type: 'presential', progressRate: 0, attendanceRate: 80 };

describe('somebody who follows a course alone', () => {
  test('lacks nothing at the least progress and the least grade', () => {
    expect(certificateNeeds(alone)).toEqual([]);
  });

  test('lacks progress just below, and every assessment or a better grade', () => {
    expect(certificateNeeds({ ...alone, progressRate: 79.99 })).toEqual(['progress']);
    expect(certificateNeeds({ ...alone, grade: null })).toEqual(['assessments']);
    expect(certificateNeeds({ ...alone, progressRate: 0, grade: 9.9 })).toEqual(['progress', 'grade']);
    expect(certificateNeeds({ ...alone, isAssessed: false, grade: null })).toEqual([]);
  });
});

describe('somebody in a class with lessons', () => {
  test('lacks the end of the class, whatever else', () => {
    expect(certificateNeeds(inClass)).toEqual(['class_end']);
    expect(certificateNeeds({ ...inClass, progressRate: 100, attendanceRate: null })).toEqual([
      'attendance',
      'class_end',
    ]);
  });
});

test.for<[Partial<Measured>, string[]]>([
  [{ status: 'registered', isPaid: false, progressRate: 0 }, ['payment']],
  [{ status: 'registered', progressRate: 0 }, ['files']],
  [{ status: 'withdrawal', progressRate: 0 }, []],
  [{ status: 'canceled', progressRate: 0 }, []],
  [{ isConcluded: true, progressRate: 0 }, []],
])('an enrollment that is %j lacks %j', ([input, needs]) => {
  expect(certificateNeeds({ ...alone, ...input })).toEqual(needs);
});

test('an enrollment that lacks nothing concludes with success, and no other does', () => {
  const rates = [null, 0, 79.99, 80, 100];
  const all = rates.flatMap((rate) =>
    [null, 0, 9.9, 10, 20].flatMap((grade) =>
      [true, false].flatMap((isAssessed) =>
        (['online', 'presential', 'online-sync'] as const).flatMap((type) =>
          (['opened', 'closed', 'concluded'] as const).map((classStatus) => ({
            ...alone,
            type,
            classStatus,
            isAssessed,
            grade,
            attendanceRate: rate,
            progressRate: rate ?? 0,
          })),
        ),
      ),
    ),
  );
  for (const measured of all) {
    const isSuccess = ['passed', 'attended'].includes(conclusionOf(measured) ?? '');
    expect(certificateNeeds(measured).length === 0).toBe(isSuccess);
  }
});
