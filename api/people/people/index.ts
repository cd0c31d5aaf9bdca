export { eraseRecord, purgeRecordFiles, takeRecordAlong } from './personal-data.ts';
export { readPhone } from './read-phone.ts';
export { picturesOfTrainers } from './trainer-profile-store.ts';
