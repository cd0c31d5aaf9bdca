import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

type Fact = Record<string, unknown>;
type Judged = { types: string[]; faults: string[] };

/** Google's requirements beyond those of the validator (developers.google.com/search). */
const required: Record<string, string[]> = {
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode'],
  EducationEvent: ['name', 'startDate', 'location'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
  WebSite: ['name', 'url'],
  EducationalOrganization: ['name'],
};

export async function judgeFacts(html: string): Promise<Judged> {
  const read = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(read);
  const facts = scriptsOf(html).flatMap(factsIn);
  return {
    types: facts.map((fact) => String(fact['@type'])),
    faults: [
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map((issue) => `${issue.issueMessage} ${JSON.stringify(issue.path)}`),
      ...facts.flatMap(missingIn),
    ],
  };
}

function scriptsOf(html: string): Fact[] {
  const match = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return match.map(([, json = '']) => JSON.parse(json));
}

function factsIn(value: unknown): Fact[] {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  if (typeof value !== 'object' || value === null) return [];
  const fact: Fact = { ...value };
  const own = typeof fact['@type'] === 'string' ? [fact] : [];
  return [...own, ...Object.values(fact).flatMap(factsIn)];
}

function missingIn(fact: Fact): string[] {
  const type = String(fact['@type']);
  return (required[type] ?? [])
    .filter((name) => fact[name] === undefined || fact[name] === '')
    .map((name) => `${type} has no ${name}`);
}
