import type { RawRoute } from '#api/shared/http.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { commitScorm } from './commit-scorm.ts';
import { createContent } from './create-content.ts';
import { createModule } from './create-module.ts';
import { deleteContent } from './delete-content.ts';
import { deleteModule } from './delete-module.ts';
import { launchSco } from './launch-sco.ts';
import { openContent } from './open-content.ts';
import { retrieveModules } from './retrieve-modules.ts';
import { saveProgress } from './save-progress.ts';
import { updateContent } from './update-content.ts';
import { updateModule } from './update-module.ts';
import { scormPackageRoute } from './upload-scorm-package.ts';

const { learning } = serve;

export const learningRoutes = learning.router({
  retrieveModules: learning.retrieveModules.handler(async ({ context, input }) =>
    answer(await retrieveModules(context, askOf(input)), input),
  ),
  createModule: learning.createModule.handler(async ({ context, input }) =>
    done(await createModule(context, input.data[0])),
  ),
  updateModule: learning.updateModule.handler(async ({ context, input }) =>
    done(await updateModule(context, input.data[0])),
  ),
  deleteModule: learning.deleteModule.handler(async ({ context, input }) =>
    done(await deleteModule(context, input.data[0])),
  ),
  createContent: learning.createContent.handler(async ({ context, input }) =>
    done(await createContent(context, input.data[0])),
  ),
  updateContent: learning.updateContent.handler(async ({ context, input }) =>
    done(await updateContent(context, input.data[0])),
  ),
  deleteContent: learning.deleteContent.handler(async ({ context, input }) =>
    done(await deleteContent(context, input.data[0])),
  ),
  openContent: learning.openContent.handler(async ({ context, input }) =>
    done(await openContent(context, input.data[0])),
  ),
  saveProgress: learning.saveProgress.handler(async ({ context, input }) =>
    done(await saveProgress(context, input.data[0])),
  ),
  launchSco: learning.launchSco.handler(async ({ context, input }) => done(await launchSco(context, input.data[0]))),
  commitScorm: learning.commitScorm.handler(async ({ context, input }) => done(await commitScorm(context, input))),
});

/** A package is too large to be a JSON body. */
export const learningRawRoutes: RawRoute[] = [scormPackageRoute];
