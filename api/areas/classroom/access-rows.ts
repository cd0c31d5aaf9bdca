import { accessRowsOf, at, form, noForm, ofOwner, one, type Row, forEditors } from '#api/shared/testing/access-row.ts';

/** A class of a published course has a page for everyone who is signed in. */
const forSignedIn = (body: Row['body']): Row => ({ body, guest: 'not_signed_in', stranger: 'own', owner: 'own' });

export const accessRows = accessRowsOf('classroom', {
  calls: {
    retrieveClassrooms: forSignedIn(({ classId }) => ({ filter: { id: classId } })),
    retrieveClassResources: {
      ...forSignedIn(({ classId }) => ({ filter: { class_id: classId } })),
      stranger: 'not_enrolled',
      owner: 'not_enrolled',
    },
    updateClassResource: ofOwner(
      one(() => ({ id: 999_999, title: 'Ficha 1' })),
      'not_found',
    ),
    deleteClassResource: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
  },
  raw: {
    // Learners, of this class or of another one, share no files.
    'POST /class-resources/upload': at(
      forEditors(({ classId }) => form({ class_id: classId, category: 'class-content' })),
      () => '/class-resources/upload',
    ),
    'GET /class-resources/:id/file': at(ofOwner(noForm, 'not_found'), () => '/class-resources/999999/file'),
  },
});
