import type { LocalizedText } from '#contract/basics.ts';
import type { CertificateType, CourseType } from '#contract/offer/catalogue/calls.ts';

/** The printed data, frozen at issue: later changes of names or courses do not affect it. */
export type Snapshot = {
  person: {
    name: string;
    document_type: string | null;
    document_number: string | null;
    birth_date: string | null;
  };
  course_title: LocalizedText;
  class_code: string;
  modality: CourseType;
  hours: number | null;
  /** Days in the time zone of the class. */
  starts_on: string | null;
  ends_on: string | null;
  issued_on: string;
  /** Absent where it does not expire. */
  valid_through?: string;
  /** Percent of the lessons; null without lessons. */
  attendance_rate: number | null;
  /** From 0 to 20. */
  final_grade: number | null;
  issuer: {
    name: string;
    tax_id: string | null;
    licence: string | null;
    city: string | null;
    country: string | null;
    /** Absent where nobody signs. */
    signatory?: { name: string; role: LocalizedText };
  };
};

export type Paper = Snapshot & { number: string; type: CertificateType; check_url: string; issued_at: Date };
