import { defineSlice } from '#api/shared/slice.ts';
import { acknowledgeGuide } from './acknowledge-guide.ts';
import { guidesRawRoutes } from './raw-routes.ts';
import { retrieveLearningGuides, retrieveLearningPath } from './retrieve-guides.ts';
import { tables } from './tables.ts';
import { retrieveGuideSources, updateGuide } from './update-guide.ts';
import { deleteGuide } from './upload-guide.ts';

export const guidesSlice = defineSlice('guides', {
  verbs: {
    retrieveLearningGuides,
    acknowledgeGuide,
    retrieveGuideSources,
    updateGuide,
    deleteGuide,
    retrieveLearningPath,
  },
  rawRoutes: guidesRawRoutes,
  tables,
});
