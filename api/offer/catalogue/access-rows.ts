import { accessRowsOf, at, forAll, forEditors, noForm, one, text } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('catalogue', {
  calls: {
    retrieveCourses: forAll(({ courseId }) => ({ filter: { id: courseId } })),
    retrieveChoices: forAll(({ courseId }) => ({ filter: { id: courseId } })),
    retrieveSuggestions: forAll(() => ({ filter: { search: 'obra' } })),
    retrieveSpelling: forAll(() => ({ filter: { search: 'obra' } })),
    retrieveCourse: forAll(({ courseId }) => ({ filter: { id: courseId } })),
    retrieveCounters: forAll(() => ({})),
    retrieveCourseSources: forEditors(() => ({})),
    createCourse: forEditors(one(() => ({ title: text('Curso'), type: 'online' }))),
    updateCourse: forEditors(one(({ courseId }) => ({ id: courseId, title: text('Outro') }))),
    deleteCourse: forEditors(one(({ courseId }) => ({ id: courseId }))),
    restoreCourse: forEditors(one(({ courseId }) => ({ id: courseId }))),
    retrieveCategories: forAll(() => ({})),
    retrieveCategorySources: forEditors(() => ({})),
    createCategory: forEditors(one(() => ({ slug: 'nova', name: text('Nova'), cover_key: 'gestao' }))),
    updateCategory: forEditors(one(({ categoryId }) => ({ id: categoryId, position: 3 }))),
    deleteCategory: forEditors(one(({ categoryId }) => ({ id: categoryId }))),
    restoreCategory: forEditors(one(({ categoryId }) => ({ id: categoryId }))),
    retrievePartners: forAll(() => ({})),
    retrievePartnerSources: forEditors(() => ({})),
    createPartner: forEditors(one(() => ({ slug: 'nova', name: 'Escola nova' }))),
    updatePartner: forEditors(one(({ partnerId }) => ({ id: partnerId, city: 'Huambo' }))),
    deletePartner: forEditors(one(({ partnerId }) => ({ id: partnerId }))),
    restorePartner: forEditors(one(({ partnerId }) => ({ id: partnerId }))),
  },
  raw: {
    'GET /courses/:id/cover.svg': at(forAll(noForm), ({ courseId }) => `/courses/${courseId}/cover.svg`),
    'GET /courses/:id/share.png': at(forAll(noForm), ({ courseId }) => `/courses/${courseId}/share.png`),
    'GET /categories/:slug/cover.svg': at(
      forAll(noForm),
      ({ categorySlug }) => `/categories/${categorySlug}/cover.svg`,
    ),
    'GET /covers.svg': at(
      forAll(noForm),
      ({ courseId, categorySlug }) => `/covers.svg?of=c.${courseId}.1,k.${categorySlug}.1`,
    ),
    'GET /courses/published/parts': at(forAll(noForm), () => '/courses/published/parts'),
    'GET /courses/published': at(forAll(noForm), () => '/courses/published'),
    'GET /partners/published': at(forAll(noForm), () => '/partners/published'),
  },
});
