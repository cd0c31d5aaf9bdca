export { eraseRecord, purgeRecordFiles, takeRecordAlong } from './personal-data.ts';
