export { organizationsData } from './personal-data.ts';
