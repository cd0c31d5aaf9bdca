export { trainingUnderWay } from './store/under-way.ts';
