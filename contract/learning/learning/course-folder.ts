import { z } from 'zod';
import { Id, LocalizedText } from '#contract/basics.ts';
import { contentTypes } from './values.ts';

const FolderProblem = z.object({
  file: z.string(),
  line: z.int().positive().nullable().describe('From 1; null where the file as a whole is meant.'),
  text: z.string(),
});

const FolderContent = z.object({ title: LocalizedText, type: z.enum(contentTypes) });

/** `replaced`: of another type than the one that stood there, whose progress does not count for it. */
export const folderChanges = ['new', 'changed', 'replaced'] as const;

export const CoursePreview = z
  .object({
    key: z.string().describe('The course is found again by it.'),
    title: LocalizedText,
    course_id: Id.nullable().describe('Null: the course is new.'),
    modules: z.array(
      z.object({
        title: LocalizedText,
        is_new: z.boolean(),
        contents: z.array(FolderContent.extend({ change: z.enum(folderChanges) })),
      }),
    ),
    removed: z.array(FolderContent).describe('Contents that came from the folder earlier and are not in it any more.'),
    has_survey: z.boolean(),
    is_published: z.boolean().nullable().describe('Whether the catalogue has it afterwards; null: as before.'),
  })
  .describe('What an import of the folder would create and change.');
export type CoursePreview = z.infer<typeof CoursePreview>;

export const CheckedFolder = z
  .object({
    problems: z.array(FolderProblem).describe('Nothing is imported while there is one.'),
    preview: CoursePreview.nullable().describe('Null while there is a problem.'),
  })
  .describe('A folder of a course, as it was read.');
export type CheckedFolder = z.infer<typeof CheckedFolder>;

export const ImportedCourse = z.object({
  id: Id,
  is_new: z.boolean(),
  modules: z.int().nonnegative(),
  contents: z.int().nonnegative(),
  removed: z.int().nonnegative(),
});
export type ImportedCourse = z.infer<typeof ImportedCourse>;
