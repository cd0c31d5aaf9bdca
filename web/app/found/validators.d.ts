declare module '@marbec/web-auto-extractor' {
  export type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, unknown[]>>;
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown };
  export default class Validator {
    validate(read: Extracted): Promise<Issue[]>;
  }
}
