import { z } from 'zod';
import { ScormPackage } from '#contract/learning/learning/calls.ts';
import { requireClaim } from '#api/shared/context.ts';
import { succeeded } from '#api/shared/http/route-doc.ts';
import { openGate } from '#api/shared/files/uploads/gate.ts';
import { receiveZip } from '#api/shared/files/uploads/receive-file.ts';
import { uploadRoute } from '#api/shared/files/uploads/upload-route.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { packageLimits } from './model/package-files.ts';

/**
 * `POST /scorm-packages/create` with the zip as its body. Needs the claim `contents.edit`. The package is stored under
 * its hash before the answer, so an Idempotency-Key only stores the answer.
 */
export const scormPackageRoute = uploadRoute({
  method: 'POST',
  path: '/scorm-packages/create',
  doc: {
    summary: 'Upload a SCORM package',
    description:
      'The body is the zip file of SCORM 1.2, or of the 2nd, 3rd or 4th edition of SCORM 2004. Needs the claim `contents.edit`.',
    auth: 'bearer',
    body: { contentType: 'application/zip' },
    answer: { contentType: 'application/json', schema: succeeded(z.tuple([ScormPackage])) },
    refuses: ['not_signed_in', 'not_allowed', 'too_large', 'package_damaged', 'package_manifest_invalid'],
  },
  mostBytes: packageLimits.zipBytes,
  claim: 'contents.edit',
  mayI: (ctx) => requireClaim(ctx, 'contents.edit'),
  gate: openGate({ mostEach: 1, most: 2 }),
  weigh: () => 1,
  receive: (request, handle) => receiveZip(request, packageLimits.zipBytes, handle),
  prepare: importScormPackage,
  run: async (_ctx, stored) => stored,
  discard: async () => undefined,
});
