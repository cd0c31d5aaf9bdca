import {
  accessRowsOf,
  at,
  forAll,
  form,
  listOfOwner,
  noForm,
  ofCaller,
  ofOwner,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('files', {
  calls: {
    retrievePictures: listOfOwner(({ pictureId }) => ({ id: pictureId })),
  },
  raw: {
    'POST /pictures/create': at(
      ofCaller(() => form()),
      () => '/pictures/create',
    ),
    'PUT /pictures': at(
      ofOwner(({ pictureId }) => form({ id: pictureId }), 'file_type_not_allowed'),
      () => '/pictures',
    ),
    'GET /pictures/:id': at(ofOwner(noForm), ({ pictureId }) => `/pictures/${pictureId}`),
    'GET /pictures/:id/:name': at(
      forAll(noForm, 'not_found'),
      ({ pictureId }) => `/pictures/${pictureId}/0123456789ab-640.avif`,
    ),
  },
});
