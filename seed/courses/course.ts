import type { CertificateType, CourseLevel, CourseType } from '#contract/offer/catalogue/calls.ts';
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
    /** By default the one of its type: participation for self-paced courses, conclusion for others. */
    certificate?: CertificateType;
    /** How long its certificates are valid; without it they do not expire. */
    certificateMonths?: number;
    /** Portuguese by default. */
    language?: string;
  };
  pt: CourseWords;
  en: CourseWords;
};
