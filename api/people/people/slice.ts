import { defineSlice } from '#api/shared/slice.ts';
import { updateUser } from './change-user.ts';
import { changeUsername } from './change-username.ts';
import { correctPerson } from './correct-person.ts';
import { confirmUsername } from './confirm-username.ts';
import { purgeAddressChanges } from './purge-address-changes.ts';
import { retrievePersons } from './retrieve-persons.ts';
import { createQualification } from './student/create-qualification.ts';
import { deleteQualification } from './student/delete-qualification.ts';
import { deleteStudentDocument } from './student/delete-student-document.ts';
import { acceptStudentDocument, rejectStudentDocument } from './student/judge-student-document.ts';
import { purgeOldDocuments } from './student/purge-old-documents.ts';
import { studentRawRoutes } from './student/raw-routes.ts';
import { retrieveQualifications } from './student/retrieve-qualifications.ts';
import { retrieveStudentDocuments } from './student/retrieve-student-documents.ts';
import { updateQualification } from './student/update-qualification.ts';
import { updateUserAndPerson } from './update-user-and-person.ts';
import { writeAboutChange } from './write-about-change.ts';
import { correctTrainerProfile, retrieveTrainerProfiles, updateTrainerProfile } from './trainer-profile.ts';
import { tables } from './tables.ts';

export const peopleSlice = defineSlice('people', {
  verbs: {
    retrievePersons,
    updateUser,
    updateUserAndPerson,
    correctPerson,
    changeUsername,
    confirmUsername,
    retrieveQualifications,
    createQualification,
    updateQualification,
    deleteQualification,
    retrieveStudentDocuments,
    deleteStudentDocument,
    acceptStudentDocument,
    rejectStudentDocument,
    retrieveTrainerProfiles,
    updateTrainerProfile,
    correctTrainerProfile,
  },
  rawRoutes: studentRawRoutes,
  reactions: {
    address_change_asked: {
      'write-about-address-change': (ctx, { address_change_id }) => writeAboutChange(ctx, address_change_id),
    },
  },
  jobs: {
    'forget-old-documents': { cron: '37 3 * * *', run: purgeOldDocuments },
    'forget-address-changes': { cron: '52 3 * * *', run: purgeAddressChanges },
  },
  tables,
});
