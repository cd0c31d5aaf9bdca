import type { CategoryKey } from '../categories.ts';
import { accounting } from './accounting.ts';
import type { SeedCourse } from './course.ts';
import { energy } from './energy.ts';
import { health } from './health.ts';
import { languages } from './languages.ts';
import { management } from './management.ts';
import { safety } from './safety.ts';
import { technology } from './technology.ts';
import { tourism } from './tourism.ts';

export const coursesByCategory: Record<CategoryKey, SeedCourse[]> = {
  safety,
  technology,
  management,
  accounting,
  languages,
  health,
  energy,
  tourism,
};
