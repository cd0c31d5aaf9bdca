import { accessRowsOf, type Row } from '#api/shared/access-row.ts';

/** A class of a published course has a page for everyone who is signed in. */
const forSignedIn = (body: Row['body']): Row => ({ body, guest: 'not_signed_in', stranger: 'own', owner: 'own' });

export const accessRows = accessRowsOf('classroom', {
  calls: {
    retrieveClassrooms: forSignedIn(({ classId }) => ({ filter: { id: classId } })),
  },
});
