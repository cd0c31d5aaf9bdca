import { accessRowsOf, at, forEditors, form, noForm, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('guides', {
  calls: {
    retrieveLearningGuides: ofCaller(() => ({})),
    acknowledgeGuide: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    retrieveGuideSources: forEditors(() => ({})),
    updateGuide: forEditors(one(() => ({ id: 999_999, title: 'Guia' }))),
    deleteGuide: forEditors(one(() => ({ id: 999_999 }))),
    retrieveLearningPath: ofCaller(() => ({})),
  },
  raw: {
    'POST /learning-guides/upload': at(
      forEditors(({ courseId }) => form({ course_id: courseId })),
      () => '/learning-guides/upload',
    ),
    'GET /learning-guides/:id/file': at(ofOwner(noForm, 'not_found'), () => '/learning-guides/999999/file'),
  },
});
