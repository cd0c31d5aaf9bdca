import type { Plugin } from 'vite';

const annotation = /\bsql<([^`]+?)>`/g;
const module = '#api/shared/testing/annotated-sql.ts';

/** In tests, SQL knows the type that its author says it has, so that `checkAnnotations` can compare it with the rows. */
export function annotatedSql(): Plugin {
  return {
    name: 'annotated-sql',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/api\/.*\.ts$/.test(id) || !code.includes('sql<')) return undefined;
      const annotated = code.replaceAll(
        annotation,
        (_, type: string) => `annotatedSql(${JSON.stringify(type.replaceAll(/\s+/g, ' '))})\``,
      );
      return { code: `import { annotatedSql } from '${module}';${annotated}`, map: null };
    },
  };
}
