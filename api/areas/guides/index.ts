export { storeGuide, uploadGuide } from './upload-guide.ts';
