import { writeFileSync } from 'node:fs';
import { describeApi } from '#api/app/openapi/describe.ts';
import { written } from '#api/app/openapi/document.ts';
import { describedRoutes } from '#api/app/routes.ts';

writeFileSync('docs/openapi.json', `${written(await describeApi(describedRoutes))}\n`);
