import type { Paper } from './snapshot.ts';

/** A paper as the look shows it, but for what you say. */
export function makePaper(given: Partial<Paper> = {}): Paper {
  return {
    number: 'IBL/2026/C/000417',
    type: 'conclusion-certificate',
    check_url: 'https://mestria.example/certificate-validation/Zk3vQ0p7rT1uW2xY4aBc9dEf',
    issued_at: new Date('2026-09-25T10:00:00Z'),
    person: {
      name: 'Marlene da Graça Capita',
      document_type: 'BI',
      document_number: '004512876LA041',
      birth_date: '1990-05-17',
    },
    course_title: { pt: 'Segurança e saúde em obra', 'en-GB': 'Health and safety on site' },
    class_code: 'SSO-2026-3',
    modality: 'presential',
    hours: 35,
    starts_on: '2026-09-14',
    ends_on: '2026-09-18',
    issued_on: '2026-09-25',
    attendance_rate: 97,
    final_grade: 16.5,
    issuer: {
      name: 'Instituto Baía de Luanda',
      tax_id: '5401182273',
      licence: 'INEFOP n.º 214/2025',
      city: 'Luanda',
      country: 'AO',
    },
    ...given,
  };
}
