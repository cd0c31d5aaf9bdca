export { trackedAccessTo } from './access.ts';
export { loadOutlines } from './load-outlines.ts';
export { requireCaptions } from './content-files/store-content-file.ts';
export { filesOfContents } from './content-files/files-of-contents.ts';
export { createContent } from './create-content.ts';
export { createModule } from './create-module.ts';
export { checkScormPackage, importScormPackage } from './import-scorm-package.ts';
export { startContentServer } from './content-server/start.ts';
export { contentGrades, gradedContents, type GradedContent } from './class-grades-store.ts';
export { gradeOfAttempts } from './model/attempt-grade.ts';
export { ofHundred, ofTwenty } from './model/final-grade.ts';
export { reportCourse } from './report-course.ts';
export { reportGrades } from './report-grades.ts';
export { complaintAboutFiles as complaintAboutZip } from './model/package-files.ts';
export { openZip } from './package/read-zip.ts';
export { namesOfPackage, streamOfPackage } from './package/read-package.ts';
export {
  dropSourceRest,
  sourceOutline,
  writeSourceContent,
  writeSourceModules,
  writtenOutline,
  type WrittenContent,
} from './source-store.ts';
export { recordResult, type ContentResult } from './record-result.ts';
export { editableContentOf } from './editable.ts';
