export { achievementsData } from './personal-data.ts';
