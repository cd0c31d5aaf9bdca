import { settings } from './calls.ts';
import { settingsRefusals } from './refusals.ts';

export const settingsContract = {
  calls: settings,
  refusals: settingsRefusals,
};
