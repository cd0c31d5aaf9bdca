import { useVisitor } from '#web/shared/visitor/visitor.ts';

export function usePlace(): (of: { city: string | null; country: string | null }) => string {
  const { locale } = useVisitor();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return ({ city, country }) => [city, country && names.of(country)].filter(Boolean).join(', ');
}
