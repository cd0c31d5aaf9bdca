import { onlineAccountingAndLanguages } from './online-accounting-languages.ts';
import { onlineHealthAndTourism } from './online-health-tourism.ts';
import { onlineManagement } from './online-management.ts';
import { onlineSafetyAndTechnology } from './online-safety-technology.ts';
import { outlinesOfEnergyAndTourism } from './outlines-energy-tourism.ts';
import { outlinesOfLanguagesAndHealth } from './outlines-languages-health.ts';
import { outlinesOfManagementAndAccounting } from './outlines-management-accounting.ts';
import { outlinesOfSafetyAndTechnology } from './outlines-safety-technology.ts';
import type { SeedModule, SeedOutline } from './programme.ts';

export const textProgrammes: Record<string, SeedModule[]> = {
  ...onlineSafetyAndTechnology,
  ...onlineManagement,
  ...onlineAccountingAndLanguages,
  ...onlineHealthAndTourism,
};

export const outlines: Record<string, SeedOutline> = {
  ...outlinesOfSafetyAndTechnology,
  ...outlinesOfManagementAndAccounting,
  ...outlinesOfLanguagesAndHealth,
  ...outlinesOfEnergyAndTourism,
};
