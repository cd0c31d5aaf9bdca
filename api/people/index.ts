export { purgeAddressChanges } from './purge-address-changes.ts';
export { purgeOldDocuments } from './student/purge-old-documents.ts';
export { writeAboutChange } from './write-about-change.ts';
export { eraseRecord, purgeRecordFiles, takeRecordAlong } from './personal-data.ts';
