import { z } from 'zod';
import { AffectedItem, Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import {
  assessmentTypes,
  gradeChangeKinds,
  gradeStatuses,
  longestAssessmentTitle,
  mostCells,
  mostGrade,
  mostWeight,
} from './values.ts';

const Grade = z.number().min(0).max(mostGrade);

export const Assessment = z
  .object({
    id: Id.nullable().describe(
      'Null for a content of the course, which is graded where it is done and cannot be changed here.',
    ),
    content_id: Id.nullable().describe('Null for an assessment of the trainer.'),
    class_id: Id,
    type: z
      .enum(assessmentTypes)
      .describe(
        '`form`: answered on the site; `scorm`: by a SCORM package; `other`: tasks, and what a trainer grades elsewhere.',
      ),
    is_graded_by_hand: z.boolean().describe('A trainer grades it, or some of its answers.'),
    title: z.string(),
    weight: z.number().describe('Its share in the final grade is this of the sum of all weights.'),
    due_on: Day.nullable().describe('A day at the place of the class.'),
    tally: z
      .object({
        people: z.int().nonnegative(),
        graded: z.int().nonnegative(),
        published: z.int().nonnegative(),
        unpublished: z.int().nonnegative().describe('Grades that differ from what their learners see.'),
        average: z.number().nullable().describe('Of the grades as they are entered, from 0 to 20.'),
        published_at: Moment.nullable(),
      })
      .nullable()
      .describe('How far the grading of the enrolled people is; null for learners.'),
  })
  .describe('An assessment of a class: one of its trainer, or a graded content of the course.');
export type Assessment = z.infer<typeof Assessment>;

export const AssessmentFilter = z
  .strictObject({
    class_id: Id.describe('Required.'),
  })
  .partial();
export type AssessmentFilter = z.infer<typeof AssessmentFilter>;

const AssessmentFields = z.strictObject({
  title: z.string().trim().min(1).max(longestAssessmentTitle),
  weight: z.number().positive().max(mostWeight).multipleOf(0.01),
  due_on: Day.nullable(),
});
export const NewAssessment = AssessmentFields.partial({ weight: true, due_on: true }).extend({ class_id: Id });
export type NewAssessment = z.infer<typeof NewAssessment>;
export const AssessmentChange = AssessmentFields.partial().extend({ id: Id });
export type AssessmentChange = z.infer<typeof AssessmentChange>;

export const GradeCell = z.object({
  assessment_id: Id.nullable(),
  content_id: Id.nullable(),
  grade: Grade.nullable().describe('As it is entered; learners see only what is published.'),
  published_grade: Grade.nullable(),
  status: z
    .enum(gradeStatuses)
    .nullable()
    .describe('Null where nothing was entered. `draft`: what the learner sees differs.'),
  version: z.int().nonnegative().describe('0 where nothing was entered. A change names the one that it was made from.'),
  published_at: Moment.nullable(),
});
export type GradeCell = z.infer<typeof GradeCell>;

export const GradeRow = z
  .object({
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    status: z.enum(enrollmentStatuses),
    final_grade: Grade.nullable().describe('From published grades alone. Null until every assessment has one.'),
    cells: z.array(GradeCell).describe('In the order of the assessments.'),
  })
  .describe('The grades of one person in a class.');
export type GradeRow = z.infer<typeof GradeRow>;

export const GradeFilter = z
  .strictObject({
    class_id: Id.describe('Required.'),
    enrollment_id: matches(Id),
    assessment_id: Id.describe('Only the cells of this assessment.'),
  })
  .partial();
export type GradeFilter = z.infer<typeof GradeFilter>;

const CellReference = z.strictObject({ assessment_id: Id, enrollment_id: Id });

export const RecordedGrades = z.strictObject({
  class_id: Id,
  cells: z
    .array(
      CellReference.extend({
        grade: Grade.multipleOf(0.1).nullable().describe('With one decimal at most; null removes it.'),
        version: z.int().nonnegative(),
      }),
    )
    .min(1)
    .max(mostCells),
});
export type RecordedGrades = z.infer<typeof RecordedGrades>;

export const StoredGrades = z.object({
  class_id: Id,
  cells: z.array(
    z.object({
      assessment_id: Id,
      enrollment_id: Id,
      grade: Grade.nullable(),
      status: z.enum(gradeStatuses),
      version: z.int(),
    }),
  ),
});
export type StoredGrades = z.infer<typeof StoredGrades>;

export const GradesToPublish = z.strictObject({
  class_id: Id,
  assessment_ids: z.array(Id).min(1).max(100).optional().describe('All by default.'),
  enrollment_ids: z.array(Id).min(1).max(mostCells).optional().describe('All by default.'),
});
export type GradesToPublish = z.infer<typeof GradesToPublish>;

export const PublishedGrades = z.object({
  class_id: Id,
  grades: z.int().nonnegative(),
  people: z.int().nonnegative().describe('How many people are notified.'),
});
export type PublishedGrades = z.infer<typeof PublishedGrades>;

export const GradeChange = z.object({
  id: Id,
  assessment_id: Id,
  enrollment_id: Id,
  kind: z.enum(gradeChangeKinds),
  from: Grade.nullable(),
  to: Grade.nullable(),
  changed_at: Moment,
  changed_by: z.string().nullable().describe('Null where the system did it.'),
});
export type GradeChange = z.infer<typeof GradeChange>;

export const GradeChangeFilter = z
  .strictObject({
    class_id: Id.describe('Required.'),
    assessment_id: matches(Id),
    enrollment_id: matches(Id),
  })
  .partial();
export type GradeChangeFilter = z.infer<typeof GradeChangeFilter>;

const reading = ['not_signed_in', 'not_found'] as const;
const grading = [...reading, 'grades_locked'] as const;

export const grades = {
  retrieveAssessments: retrieval('/assessments', {
    summary: 'List the assessments of a class',
    description:
      'Those of the trainers, and after them the graded contents of the course, which are read-only. For trainers of the class and the claim `classes.edit`; learners of the class get them without their tallies.',
    claim: 'classes.edit',
    filter: AssessmentFilter,
    result: Assessment,
    refuses: [...reading],
  }),
  createAssessment: command('POST', '/assessments/create', {
    summary: 'Add an assessment to a class',
    description:
      'Trainers of the class and the claim `classes.edit`. Weight 1 by default. Final grades wait until it is graded.',
    claim: 'classes.edit',
    data: NewAssessment,
    result: AffectedItem,
    refuses: [...grading, 'too_many_assessments'],
  }),
  updateAssessment: command('PUT', '/assessments', {
    summary: 'Change an assessment',
    description: 'Trainers of the class and the claim `classes.edit`. Another weight changes the final grades at once.',
    claim: 'classes.edit',
    data: AssessmentChange,
    result: AffectedItem,
    refuses: [...grading],
  }),
  deleteAssessment: command('PUT', '/assessments/delete', {
    summary: 'Delete an assessment without grades',
    description: 'Trainers of the class and the claim `classes.edit`. Only while no grade was ever entered.',
    claim: 'classes.edit',
    data: ItemReference,
    result: AffectedItem,
    refuses: [...grading, 'assessment_has_grades'],
  }),
  retrieveGrades: retrieval('/grades', {
    summary: 'List the grades of a class',
    description:
      'The grid of a class, by name. For trainers of the class and the claim `classes.edit`; a learner gets the own row, with what is published.',
    claim: 'classes.edit',
    filter: GradeFilter,
    result: GradeRow,
    refuses: [...reading],
  }),
  recordGrades: command('PUT', '/grades/record', {
    summary: 'Enter grades',
    description:
      'Trainers of the class and the claim `classes.edit`. Stored as drafts, all or none: refuses `grades_changed` where somebody else changed a cell since it was read, with one error for each of them. Locked once the class is concluded.',
    claim: 'classes.edit',
    data: RecordedGrades,
    result: StoredGrades,
    refuses: [...grading, 'grades_changed'],
  }),
  publishGrades: command('PUT', '/grades/publish', {
    summary: 'Publish grades',
    description:
      'Trainers of the class and the claim `classes.edit`. From then on they count. Each learner is notified once.',
    claim: 'classes.edit',
    data: GradesToPublish,
    result: PublishedGrades,
    refuses: [...grading],
  }),
  retrieveGradeChanges: retrieval('/grade-changes', {
    summary: 'List who changed grades, when, from what and to what',
    description: 'Trainers of the class and the claim `classes.edit`. Newest first.',
    claim: 'classes.edit',
    filter: GradeChangeFilter,
    result: GradeChange,
    refuses: [...reading],
  }),
};
