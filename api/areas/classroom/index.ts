export { storeResource, uploadResource } from './resources/upload-resource.ts';
