export { closeNewSite } from './close-new-site.ts';
