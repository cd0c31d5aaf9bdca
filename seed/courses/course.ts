import type { CertificateType, CourseLevel, CourseType } from '#contract/catalogue/calls.ts';
import type { PartnerKey } from '../partners.ts';

export type CourseWords = {
  title: string;
  summary: string;
  description: string;
  outcomes: string[];
  requirements: string;
};

export type SeedCourse = {
  key: string;
  facts: {
    partner: PartnerKey;
    type: CourseType;
    level: CourseLevel;
    hours: number;
    /** Whole kwanzas, VAT included. */
    aoa: number;
    /** Whole dollars; without them the price is converted. */
    usd?: number;
    /** Where it is not what its type gives: participation for what one follows alone, conclusion for the rest. */
    certificate?: CertificateType;
    /** In which it is given, where that is not Portuguese. */
    language?: string;
  };
  pt: CourseWords;
  en: CourseWords;
};
