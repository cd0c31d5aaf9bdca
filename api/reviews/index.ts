export { reviewData } from './personal-data.ts';
export { reportFacts } from './report-facts.ts';
