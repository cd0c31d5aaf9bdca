export { purgeAddressChanges } from './purge-address-changes.ts';
export { purgeOldDocuments } from './student/purge-old-documents.ts';
export { picturesOfUsers } from './user-store.ts';
export { writeAboutChange } from './write-about-change.ts';
export { markPurged } from './student/document-store.ts';
