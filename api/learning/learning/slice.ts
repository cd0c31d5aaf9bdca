import { defineSlice } from '#api/shared/slice.ts';
import { contentFileRoute } from './content-files/upload-content-file.ts';
import { commitScorm } from './commit-scorm.ts';
import { concludeWaiting } from './conclude-waiting.ts';
import { createContent } from './create-content.ts';
import { createModule } from './create-module.ts';
import { deleteContent } from './delete-content.ts';
import { deleteModule } from './delete-module.ts';
import { launchSco } from './launch-sco.ts';
import { openContent } from './open-content.ts';
import { learningData } from './personal-data.ts';
import { restoreContent, restoreModule } from './restore-outline.ts';
import { retrieveModules } from './retrieve-modules.ts';
import { retrieveContentSources, retrieveModuleSources } from './retrieve-record-sources.ts';
import { retrieveScormResults } from './retrieve-scorm-results.ts';
import { saveProgress } from './save-progress.ts';
import { scormResultsRoute } from './scorm-results-route.ts';
import { settleClass, settleGraded } from './settle-class.ts';
import { updateContent } from './update-content.ts';
import { updateModule } from './update-module.ts';
import { scormPackageRoute } from './upload-scorm-package.ts';
import { tables } from './tables.ts';

export const learningSlice = defineSlice('learning', {
  verbs: {
    retrieveModules,
    retrieveModuleSources,
    createModule,
    updateModule,
    deleteModule,
    restoreModule,
    retrieveContentSources,
    createContent,
    updateContent,
    deleteContent,
    restoreContent,
    openContent,
    saveProgress,
    launchSco,
    commitScorm,
    retrieveScormResults,
  },
  rawRoutes: [contentFileRoute, scormPackageRoute, scormResultsRoute],
  reactions: {
    class_concluded: { 'settle-class': (ctx, { class_id }) => settleClass(ctx, class_id) },
    grades_published: { 'settle-graded': settleGraded },
  },
  jobs: { 'conclude-waiting': { cron: '*/10 * * * *', run: concludeWaiting } },
  personalData: learningData,
  tables,
});
