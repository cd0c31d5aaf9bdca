import { writeFileSync } from 'node:fs';
import { describeApi } from '#api/app/openapi/describe.ts';

writeFileSync('docs/openapi.json', `${JSON.stringify(await describeApi(), null, 2)}\n`);
