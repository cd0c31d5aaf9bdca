export { updateTrainerProfile as saveTrainerProfile } from './trainer-profile.ts';
